import { type Culture, namesFrom } from "./culture.ts";

export const NORDIC: Culture = {
  given: namesFrom(`Adam Albin Alexander Anders Andreas Anton Aksel August Axel Bjørn Carl Casper Christian Christoffer
    Daniel David Eirik Elias Elliot Emil Erik Erling Eskil Even Filip Frederik Fredrik Gabriel Gustav Hampus Hannes Henrik
    Herman Hugo Håkon Isak Ivar Jakob Jens Jesper Joakim Joel Johan John Jonas Jonathan Julius Kasper Kevin Kristian
    Kristoffer Lars Lasse Leo Linus Lucas Ludvig Lukas Mads Magnus Marcus Marius Martin Mathias Mats Mattias Max Melker
    Mikael Mikkel Morten Niklas Nikolai Nils Noah Odin Ola Oliver Olof Oscar Oskar Patrik Peter Philip Rasmus Robin Sander
    Sebastian Simen Simon Sivert Sondre Stian Sven Theodor Thomas Tobias Tore Torbjørn Ulrik Victor Viktor Vetle William`),
  family:
    namesFrom(`Aasen Abrahamsson Albrektsen Alm Andersen Andersson Arvidsson Aune Axelsson Bakke Bakken Bang Bendtsen
    Berg Berge Berglund Bergman Bergström Berntsen Birkeland Bjerke Björk Blomqvist Borg Brandt Brekke Bruun Brødsgaard
    Carlsen Carlsson Christensen Christiansen Clausen Dahl Dahlberg Dahlgren Dalgaard Danielsen Danielsson Davidsen Eide
    Ekström Eliasson Engström Eriksen Eriksson Espersen Falk Fallman Forsberg Fransson Frandsen Fredriksen Friis Gabrielsen
    Gjerde Grahn Granlund Gregersen Grøndahl Gundersen Gustafsson Haagensen Hagen Halvorsen Hammer Hansen Hansson Haug
    Haugen Hedlund Hedman Hellström Henriksen Henriksson Hermansen Hjelm Hjorth Hoel Hoff Holm Holmberg Holmgren Holmström
    Holst Håkansson Isaksen Iversen Jacobsen Jakobsson Jansson Jensen Jeppesen Jespersen Johannessen Johansen Johansson
    Johnsen Jonsson Juhl Justesen Jørgensen Karlsen Karlsson Kjeldsen Kjær Klausen Knudsen Kristensen Kristiansen Krogh Kruse
    Lange Larsen Larsson Lauridsen Lie Lien Lindahl Lindberg Lindgren Lindholm Lindqvist Lindström Ljung Ljungberg Lorentzen
    Lund Lundberg Lundgren Lundin Lundqvist Lykke Løvdal Madsen Magnussen Magnusson Malm Martinsen Mathiesen Mattsson Melin
    Mikkelsen Moe Moen Mogensen Molin Mortensen Myhre Møller Mårtensson Nilsen Nilsson Nissen Norberg Nordin Nordström Nyberg
    Nygaard Nyström Næss Odden Olausson Olesen Olofsson Olsen Olsson Osen Ottosson Overgaard Pedersen Persson Petersen
    Petersson Pettersen Poulsen Ravn Rasmussen Riise Rosén Rosengren Roth Rud Rønning Samuelsson Sandberg Sander Sandström
    Sandvik Simonsen Sjöberg Sjögren Skaar Skov Skog Solberg Solheim Solli Sommer Strand Ström Sund Sundberg Svendsen
    Svensson Sæther Søndergaard Sørensen Tangen Thomsen Thorsen Thygesen Tveit Ulriksen Vang Vik Vestergaard Viklund
    Wallin Westerberg Wiberg Wik Winther Zetterberg Åberg Åkesson  Öberg Östlund`),
};

export const ICELANDIC: Culture = {
  given:
    namesFrom(`Adam Alex Andri Arnar Arnór Aron Atli Ágúst Ari Árni Ásgeir Baldur Birgir Birkir Bjarki Bjarni Björn Brynjar
    Daði Dagur Davíð Egill Einar Elfar Elías Emil Eyþór Finnur Friðrik Gísli Guðjón Guðmundur Gunnar Gústav Hafþór Halldór
    Haukur Hákon Helgi Hilmar Hjörtur Hlynur Hörður Ingvar Ísak Jakob Jóhann Jón Jökull Kári Kjartan Kolbeinn Kristall
    Kristinn Kristján Logi Magnús Mikael Oddur Ólafur Orri Óskar Óttar Patrik Ragnar Róbert Rúnar Samúel Sindri Snorri
    Stefán Steinn Sveinn Sverrir Sölvi Theódór Tómas Tryggvi Valgeir Viðar Viktor Vilhjálmur Þorsteinn Þórir Ægir Örvar`),
  family: namesFrom(`Aðalsteinsson Andrason Arnarsson Aronsson Atlason Árnason Ásgeirsson Baldursson Birgisson Bjarkason
    Bjarnason Björnsson Bragason Brynjarsson Böðvarsson Daðason Davíðsson Egilsson Einarsson Eiríksson Eyjólfsson Finnbogason
    Finnsson Friðjónsson Friðriksson Gíslason Grétarsson Guðjónsson Guðmundsson Guðnason Gunnarsson Gunnlaugsson Hafsteinsson
    Halldórsson Hallgrímsson Haraldsson Hauksson Helgason Hermannsson Hilmarsson Hjartarson Hjaltason Hlynsson Ingason
    Ingimundarson Ingólfsson Ísaksson Jakobsson Jóhannesson Jóhannsson Jónasson Jónsson Karlsson Kárason Kjartansson
    Kristinsson Kristjánsson Logason Magnússon Ólafsson Óskarsson Pálsson Pétursson Ragnarsson Reynisson Rúnarsson
    Sigfússon Sigurðsson Sigurjónsson Skúlason Stefánsson Steinarsson Steingrímsson Sveinsson Sverrisson Traustason Tryggvason
    Valdimarsson Valsson Viðarsson Vilhjálmsson Þorláksson Þorsteinsson Þórðarson Þórsson Ævarsson`),
};

export const FINNISH: Culture = {
  given: namesFrom(`Aapo Aaro Akseli Aleksi Antti Arttu Atte Daniel Eemeli Eero Eetu Elias Emil  Henri Iiro
    Ilari Ilmari Jaakko Jani Janne Jarkko Jere Jesse Joel Joni Joona Joonas Joose Juho Jukka Juuso Kaius Kalle Karri Konsta
    Lassi Lauri Leo Luka Marko Matias Matti Miika Mika Mikael Miko Mikko Miro Niilo Niko Nooa Oiva Olli Onni Oskari Otso
    Otto Paavo Pekka Petteri Pyry Rasmus Riku Robin Roni Roope Sami Samu Samuel Samuli Santeri Sampo Severi Simo Tapio Teemu
    Tero Tim Tomi Toni Topi Tuomas Tuukka Valtteri Veeti Veikko Verneri Vertti Viljami Ville Waltteri`),
  family: namesFrom(`Aalto Aaltonen Ahola Ahonen Alanen Alho Anttila Asikainen Autio Eerola Eskola Forsell Halonen Harju
    Hakala Hakkarainen Hannula Heikkilä Heikkinen Heino Heinonen Helenius Hietala Hiltunen Hirvonen Huhtala Huttunen
    Hyvönen Hämäläinen Hänninen Ikonen Isokangas Jokela Jokinen Jokiranta Järvinen Kallio Kangas Kantola Karhu Karjalainen
    Karppinen Karvonen Kauppinen Keränen Kinnunen Kivelä Kivinen Koivisto Koivula Kokkonen Kolehmainen Korhonen Korpela
    Koskela Koskinen Kujala Kukkonen Kuusela Kärkkäinen Laakso Laaksonen Lahti Lahtinen Laine Laitinen Lampinen Lehtinen
    Lehto Lehtonen Leinonen Leppänen Lindroos Lindström Linna Lipponen Luoma Mäkelä Mäkinen Mannila Markkanen Martikainen
    Mattila Miettinen Moilanen Mustonen Mykkänen Männistö Nevalainen Niemelä Niemi Nieminen Nikula Nissinen Nurmi Nyman
    Ojala Oksanen Ollila Paananen Pakkanen Parviainen Peltola Peltonen Pesonen Pirinen Pitkänen Pulkkinen Puranen Pätäri
    Rajala Rantanen Räsänen Rautio Riihimäki Rinne Ruuska Saarela Saari Saarinen Saarelainen Salmi Salmela Salminen Salo
    Salonen Savolainen Seppälä Seppänen Sihvonen Sillanpää Sirén Soini Suominen Tamminen Tervo Tiainen Tikkanen Timonen
    Toivonen Tolonen Tuominen Turunen Uotila Uusitalo Vainio Valkama Vanhala Vartiainen Vesterinen Viitala Virtanen Väisänen
    Väänänen Ylönen`),
};

export const BALTIC: Culture = {
  given: namesFrom(`Aivars Aleksandrs Andris Arnas Artūrs Arvydas Aurimas Dainius Dāvis Deividas Domantas Edgaras Edgars
    Eimantas Emīls Ernestas Gabrielius Gatis Gediminas Gintaras Gustavs Ignas Jānis Jonas Justas Kārlis Karolis Kaspars
    Kristaps Kristers Laurynas Linas Lukas Mantas Marius Mārtiņš Matas Mindaugas Modestas Nauris Nerijus Normunds Paulius
    Pijus Raivis Renārs Renars Rihards Roberts Rokas Rolands Rūdolfs Sandis Simonas Tadas Tomas Toms Uldis Valdas Vilius
    Vytautas Žygimantas`),
  family:
    namesFrom(`Adomaitis Andersons Auziņš Baltrušaitis Balčiūnas Baranauskas Bērziņš Birutis Bite Butkus Cielēns Daukantas
    Dimša Dombrovskis Eglītis Freibergs Gailītis Gečas Grigonis Griķis Grinbergs Gudaitis Jankauskas Jansons 
    Kairys Kalniņš Kalvaitis Karklins Kazlauskas Klaviņš Kļaviņš Krūmiņš Kuzmickas Lācis Lapiņš Laukaitis Lazdiņš Liepa
    Liepiņš Lukošius Lūsis Mažeika Meiers Mickevičius Milašius Naujokas Norkus Ozoliņš Ozols Paulauskas Petrauskas Pētersons
    Pukelis Rimkus Rimša Ramanauskas Rozītis Sabonas Siliņš Sirvydas Slavinskas Stankevičius Šimkus Strautiņš Strods Tamošaitis
    Tiškus Ulmanis Urbonas Vaičiūnas Vanags Vasiliauskas Vītols Vītoliņš Zariņš Zālītis Žemaitis Žukauskas Žvirblis`),
};
