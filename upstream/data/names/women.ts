import { namesFrom } from "./culture.ts";
import type { CultureKey } from "./cultures.ts";

const ENGLISH =
  namesFrom(`Aaliyah Abby Alanna Alexis Alicia Allie Alyssa Amber Amy Andrea Angel Anna Aria Ariel Ashley Aubrey Audrey Autumn
  Bailey Becca Bianca Breanna Bria Brianna Bridget Brittany Brooke Caitlyn Camille Carly Caroline Cassidy Charlotte Chelsea Chloe Ciara
  Claire Courtney Crystal Daisy Dana Danielle Deja Destiny Diamond Dominique Ebony Elena Elise Eliza Ella Emily Emma Erica Erin Eva Faith
  Gabby Georgia Grace Hailey Haley Hannah Harper Heather Holly Imani India Isabel Jackie Jada Jade Jasmine Jayla Jenna Jessica Jordan Jordyn
  Josie Julia Kaitlin Kaleena Karlie Kate Kayla Keisha Kelsey Kendra Kennedy Kiara Kiki Kristen Kyra Lauren Leah Lexi Lily Lindsay Maddie
  Maya Megan Mercedes Mia Michaela Mikayla Monique Morgan Naomi Natalie Nia Nicole Olivia Paige Payton Rachel Raven Rebecca Riley Robyn
  Ruby Sabrina Samantha Sara Savannah Shanice Sierra Skylar Sophie Stephanie Sydney Tamara Tasha Tatum Taylor Teagan Tiana Tiffany Tori
  Vanessa Veronica Victoria Whitney Zoe`);
const FRENCH =
  namesFrom(`Alice Amélie Anaïs Aurélie Camille Carla Chloé Clara Clémence Coralie Diandra Elodie Emma Eva Fatou Gabrielle Héloïse
  Inès Jeanne Julie Laura Léa Léna Lisa Louise Lucie Lucile Maëlle Manon Margaux Marie Marine Mathilde Mélanie Noémie Océane Olivia Pauline
  Romane Sarah Solène Valériane Victoria Zoé`);
const SPANISH =
  namesFrom(`Aina Alba Alicia Ana Andrea Aurora Beatriz Carla Carmen Carolina Clara Claudia Cristina Elena Emma Helena Irene Iris
  Julia Laia Laura Leonor Leticia Lola Lorena Lucía María Marina Marta Mireia Natalia Noa Nuria Olivia Paula Queralt Raquel Rocío Sara Silvia Sofía
  Vega Verónica Violeta`);
const GERMAN =
  namesFrom(`Alexandra Alina Anna Annika Carina Clara Elea Emily Emma Eva Franziska Frieda Greta Hanna Jana Jennifer Johanna Julia
  Katharina Kim Lara Laura Lea Lena Leonie Lina Lisa Luisa Maja Marie Marlene Mathilde Melina Mia Nele Nina Nyara Paula Pia Romy Sarah Sophie
  Svenja Theresa`);
const ITALIAN =
  namesFrom(`Alessandra Alice Anna Arianna Beatrice Camilla Caterina Cecilia Chiara Costanza Debora Elena Elisa Federica Francesca
  Giada Giorgia Giulia Ilaria Irene Jasmine Laura Lorenza Lucia Marta Martina Matilde Olbis Sara Silvia Sofia Valentina Vittoria`);

const BY_CULTURE: Partial<Record<CultureKey, readonly string[]>> = {
  french: FRENCH,
  frenchAfrican: FRENCH,
  spanish: SPANISH,
  latin: SPANISH,
  german: GERMAN,
  italian: ITALIAN,
};

/** Women's given names, for the cultures of the world's women's teams. */
export const womensGiven = (culture: CultureKey): readonly string[] => BY_CULTURE[culture] ?? ENGLISH;
