import { type Culture, namesFrom } from "./culture.ts";

export const ENGLISH: Culture = {
  given: namesFrom(`Adam Aaron Aidan Alex Alfie Archie Ashley Ben Billy Bobby Bradley Brandon Callum Cameron Charlie
    Chris Connor Curtis Daniel Danny David Declan Dominic Dylan Edward Elliot Ellis Ethan Finley Frankie Freddie Gareth
    George Harrison Harry Harvey Henry Isaac Jack Jacob Jake James Jamie Jay Jayden Jesse Joe Joel John Jonny Jordan
    Joseph Josh Kai Kieran Kyle Lee Leo Lewis Liam Louis Lucas Luke Marcus Mark Martin Mason Matt Max Michael Mitchell
    Morgan Nathan Nick Noah Oliver Ollie Oscar Owen Patrick Paul Peter Reece Regan Rhys Richard Riley Robbie Robert Ryan
    Sam Scott Sean Sebastian Shane Shaun Simon Sonny Stephen Steven Stuart Taylor Teddy Theo Thomas Tim Toby Tom Tommy
    Tony Tyler Tyrone Will Zac Zach`),
  family: namesFrom(`Abbott Adams Allen Allsop Anderson Andrews Archer Armstrong Arnold Ashworth Atkinson Bailey Baines
    Baker Ball Banks Barker Barlow Barnes Barrett Barton Bates Baxter Beaumont Bell Bennett Benson Berry Bird Bishop Blake
    Bolton Bond Booth Bowen Bradshaw Brennan Briggs Brooks Brown Bryant Buckley Bull Burgess Burke Burton Butcher Butler
    Cannon Carr Carter Cartwright Chadwick Chambers Chapman Clark Clarke Clayton Coates Cole Coleman Collins Cook Cooper
    Cox Crawley Cross Dale Daniels Davies Davison Dawson Day Dean Dennis Dixon Dobson Doyle Drury Duffield Dunn Eaton
    Edwards Elliott Ellison Emery Farrell Faulkner Fawcett Fielding Finch Fisher Fletcher Ford Foster Fowler Fox Francis
    Freeman French Frost Fuller Gardner Garner George Gibbs Gibson Gilbert Glover Goodwin Gough Gould Graham Grant Gray
    Green Greenwood Gregory Griffin Groves Hale Hall Hammond Hancock Harding Hardy Harper Harris Harrison Hart Hartley
    Harvey Hawkins Hayes Heath Henderson Hewitt Hicks Higgins Hill Hilton Hobbs Hodgson Holden Holland Holmes Holt Hooper
    Hopkins Horton Houghton Howard Howarth Howe Hudson Hughes Humphreys Hunter Hurst Hutchinson Ingham Jackson James
    Jarvis Jennings Johnson Jones Kay Kemp Kendall Kent King Kirby Knight Lamb Lambert Lane Lawrence Lawson Leach Lester
    Lewis Little Lloyd Long Lowe Lucas Lynch Marsh Marshall Mason Matthews Mellor Middleton Miles Mills Milner Mitchell
    Moore Morris Moss Murray Myers Nash Naylor Nelson Newton Nicholls Norman North Oakley Osborne Owen Page Palmer Parker
    Parkin Parsons Payne Pearce Pearson Perkins Perry Phillips Pickering Pike Pollard Poole Porter Potter Powell Pratt
    Preston Price Pritchard Radford Ramsden Randall Reed Reeves Reynolds Rhodes Richards Richardson Riley Roberts Robinson
    Rogers Rose Rowe Russell Sanders Saunders Savage Sharp Shaw Shepherd Short Simmons Simpson Sinclair Skinner Slater
    Smart Smith Spencer Stanley Steele Stephens Stevens Stokes Stone Storey Sutton Swift Talbot Tate Taylor Thompson
    Thornton Todd Townsend Tucker Turner Tyler Vaughan Vincent Wade Wainwright Walker Wall Wallace Walsh Walters Walton
    Ward Warner Warren Waters Watkins Watson Watts Webb Webster Welch Wells Weston Wheeler White Whitehead Wilkins
    Wilkinson Williams Willis Wilson Winter Wood Woods Wright Wyatt Yates York Young`),
};

export const GAELIC: Culture = {
  given: namesFrom(`Aaron Adam Aidan Alan Alasdair Allan Andrew Angus Barry Brendan Brian Calum Cathal Ciarán Cillian
    Colin Conall Conor Cormac Craig Daire Dara Darragh David Declan Dermot Donal Duncan Eoin Euan Evan Ewan Fergus Finlay
    Fionn Fraser Gary Gavin Graeme Greg Hamish Iain Jack James Jason Keith Kenny Kevin Kieran Lachlan Leon Lewis Liam Luke
    Malcolm Martin Michael Mikey Murray Neil Niall Odhran Oisín Padraig Patrick Paul Ronan Rory Ross Ruairi Ryan Scott
    Seamus Sean Shane Shay Stephen Stuart Tadhg Thomas`),
  family: namesFrom(`Aitken Anderson Baird Barr Bell Black Boyd Boyle Brady Brannigan Breen Brodie Bruce Buchanan Burns
    Byrne Cairns Cameron Campbell Carroll Casey Cassidy Christie Clancy Cleary Coleman Collins Connolly Conroy Corrigan
    Costello Coyle Craig Crawford Cullen Cunningham Curran Cusack Daly Deasy Delaney Devine Devlin Dillon Docherty Doherty
    Dolan Donaldson Donnelly Doran Dowling Doyle Drummond Duffy Duggan Dunne Egan Fahey Fallon Farrell Ferguson Finnegan
    Fitzgerald Flanagan Fleming Flynn Foley Forbes Fraser Fulton Gallagher Galbraith Geraghty Gibney Gilchrist Gillespie
    Gilmour Gleeson Gordon Gorman Graham Griffin Guthrie Hagan Haggerty Halpin Hamilton Hanlon Hannigan Healy Heffernan
    Hegarty Hendry Hogan Horgan Hughes Innes Irvine Jardine Johnston Kavanagh Keane Kearney Keating Keegan Kelly Kennedy
    Keogh Kerr Kiernan Kilgannon Kinsella Laird Lamont Lawlor Leahy Lennox Lindsay Lockhart Logan Lynch MacDonald MacKay
    MacLeod Madden Maguire Maher Mallon Malone Manning Martin Masterson Maxwell McAllister McArthur McBride McCabe McCallum
    McCann McCarthy McCormack McCoy McCrae McDermott McDonagh McElroy McEvoy McFadden McGarry McGill McGinley McGowan
    McGrath McGuinness McHugh McInnes McIntyre McKay McKenna McKenzie McKinley McLaren McLaughlin McLean McMahon McManus
    McMillan McNally McNamara McNeill McPherson McQueen McShane McStay McVeigh Meehan Menzies Molloy Moran Morrison
    Muir Mulligan Munro Murdoch Murphy Murray Nairn Naughton Nicol Nolan Nugent O'Brien O'Connor O'Donnell O'Driscoll
    O'Grady O'Hara O'Keeffe O'Leary O'Malley O'Neill O'Reilly O'Rourke O'Shea O'Sullivan Orr Paterson Power Quigley Quinn
    Rafferty Rankin Reid Reilly Ritchie Robertson Rooney Ross Ryan Scanlon Shannon Sheehan Sheridan Shields Sinclair Smyth
    Spence Stewart Sutherland Sweeney Tierney Tobin Traynor Urquhart Wallace Walsh Ward Whelan`),
};

export const WELSH: Culture = {
  given: namesFrom(`Aled Alun Aneurin Ben Bryn Callum Carwyn Dafydd Dai Daniel Declan Dewi Dylan Elis Emyr Evan
    Gareth Geraint Gethin Griff Gruffydd Harri Huw Idris Ieuan Ifan Iolo Iwan Jac Jake Jamie Joe Joel Josh Llew Liam Lloyd
    Luca Luke Macsen Morgan Nathan Osian Owain Owen Rhodri Rhys Robin Ryan Sion Steffan Tom Tomos Trystan Tudor Wyn`),
  family:
    namesFrom(`Beddoes Bevan Bowen Breese Cadwallader Charles Davies Eames Edmunds Edwards Ellis Evans Foulkes Gittins
    Glyn Gough Griffith Griffiths Gwynne Harries Harris Hopkin Howell Howells Hughes Humphreys James Jenkins John Jones
    Kendrick Lewis Lloyd Llewellyn Maddocks Mathias Meredith Meyrick Morgan Morris Nevin Nicholas Owen Parry Pascoe
    Penry Phillips Powell Preece Price Pritchard Probert Prosser Protheroe Pugh Rees Reynolds Rhys Richards Roberts
    Roderick Rosser Rowlands Samuel Thomas Treharne Tudor Vaughan Watkins Williams Wynne Yorath`),
};

export const GERMAN: Culture = {
  given:
    namesFrom(`Alexander Andreas Anton Arne Bastian Ben Benedikt Benjamin Bjarne Christian Christoph Claudio Clemens
    Daniel David Dennis Dominik Elias Emil Erik Fabian Felix Finn Florian Frederik Fritz Georg Hannes Hendrik Henning Henri
    Ilja Jakob Jan Janik Jannik Jannes Jascha Jens Jeremy Joel Johannes Jonas Jonathan Joshua Julian Julius Justin Kai
    Karl Kevin Kilian Konrad Konstantin Lars Lasse Laurenz Lennart Leo Leon Leonard Levin Linus Louis Luca Luis Lukas
    Malte Manuel Marc Marcel Marco Marius Markus Marlon Marvin Mats Matthias Max Maximilian Merlin Michael Mika Moritz
    Nico Niklas Nils Noah Ole Oliver Oskar Pascal Patrick Paul Philipp Rafael René Richard Robert Robin Ruben Samuel
    Sandro Sebastian Silas Simon Stefan Steffen Sven Theo Thilo Tim Timo Tobias Tom Torben Valentin Vincent Yannick`),
  family:
    namesFrom(`Abel Achterberg Adler Albrecht Arendt Arnold Bachmann Bader Barth Bauer Baumann Baumgartner Bayer Beck
    Becker Behrens Berger Bergmann Berndt Beyer Bischoff Böhm Bohn Borchert Brandl Brandt Braun Brenner Breuer Brinkmann
    Bruns Buchholz Busch Büttner Conrad Dahl Decker Degen Diehl Dietrich Dittmann Döring Drescher Ebert Eckert Ehlers
    Eichhorn Engel Engelhardt Ernst Fassbender Feld Fiedler Fink Fischer Franke Frey Friedrich Fritsch Fuchs Funk Gärtner
    Gebhardt Geiger Gerber Gerlach Geyer Giese Glaser Göbel Graf Grimm Groß Gruber Günther Haas Hagen Hahn Hanke Hansen
    Hartmann Hauser Heck Heil Heine Heinrich Heller Henkel Hennig Herbst Hermann Herzog Heß Hildebrand Hinz Hirsch Hoffmann
    Hofmann Holz Hoppe Horn Huber Jäger Jahn Jansen Janssen John Jung Jürgens Kaiser Kaufmann Keil Keller Kern Kessler
    Kiefer Kirchner Klein Klose Kluge Knapp Knoll Koch Köhler Kohl König Konrad Kopp Körner Kraft Kramer Kraus Krause
    Krebs Kremer Krieger Kröger Krüger Kruse Kühn Kunz Kurz Lang Lange Langer Lehmann Leitner Lenz Lindner Link Linke
    Lohmann Lorenz Ludwig Lutz Maier Mangold Marquardt Martens Marx Maurer May Mayer Meier Meißner Menzel Merkel Metzger
    Michel Möller Moser Müller Nagel Naumann Neubauer Neuhaus Neumann Nolte Nowotny Oswald Ott Otto Pabst Pape Paulsen
    Peters Petersen Pfeiffer Pohl Popp Preuß Probst Raab Rapp Rau Reich Reichert Reimann Reinhardt Renner Reuter Richter
    Rieger Ritter Rohde Römer Rose Roth Rothe Ruf Runge Sauer Schäfer Schatz Scherer Schilling Schindler Schlegel Schlüter
    Schmid Schmidt Schmitt Schneider Scholz Schön Schreiber Schröder Schubert Schuh Schuler Schultz Schumann Schuster
    Schütte Schütz Schwab Schwarz Seidel Seifert Seitz Siebert Simon Sommer Sonntag Stahl Stark Stein Steiner Stephan
    Stock Stoll Strauß Sturm Thiel Thomas Trautmann Uhl Ulrich Unger Urban Vetter Vogel Vogt Voigt Völker Volk Wagner
    Walter Weber Wegner Weidner Weigel Weiß Wendt Wenzel Werner Westphal Wieland Wiese Wilhelm Wilke Winkler Winter
    Wirth Witte Wolf Wolff Wulf Zander Zeller Ziegler Zimmer Zimmermann Zink`),
};

export const FRENCH: Culture = {
  given: namesFrom(`Adrien Alexandre Alexis Allan Amaury Anthony Antoine Arnaud Arthur Aurélien Axel Baptiste Bastien
    Benjamin Benoît Bryan Cédric Charles Clément Corentin Cyril Damien David Denis Dimitri Dorian Dylan Edouard Elliot
    Eloi Emeric Enzo Eric Erwan Esteban Etienne Evan Fabien Fabrice Florent Florian François Frédéric Gabin Gabriel Gaël
    Gaëtan Gauthier Geoffrey Germain Grégoire Guillaume Hugo Jean Jérémy Jérôme Joachim Jonas Jonathan Jordan Joris Jules
    Julien Justin Kévin Killian Laurent Léo Loïc Loris Louis Luc Lucas Ludovic Malo Marius Martin Mathéo Mathias Mathieu
    Mathis Maxence Maxime Mickaël Nathan Nicolas Noah Noé Nolan Olivier Pablo Pascal Paul Pierre Quentin Raphaël Rayan
    Rémi Renaud Robin Romain Romaric Samuel Simon Stéphane Sylvain Théo Thibault Thierry Thomas Timothée Titouan Tom
    Tony Tristan Ugo Valentin Victor Vincent William Xavier Yanis Yann Yoann`),
  family:
    namesFrom(`Allard Andrieu Arnaud Aubert Aubry Bailly Barbier Baron Barre Barthelemy Baudin Bazin Beaufort Benard
    Benoist Berger Bernard Berthelot Bertin Besson Bigot Blanc Blanchard Blin Blondel Bodin Boivin Bonnet Bonnin Bouchet
    Boulanger Bouquet Bourdon Bourgeois Boutin Bouvier Boyer Breton Briand Brun Brunet Buisson Camus Carlier Caron
    Carpentier Carre Cartier Chambon Champion Chapelle Charpentier Charrier Chartier Chauvin Chevalier Chevallier Clerc
    Colas Colin Collet Cordier Cormier Coste Coulon Courtois Cousin Coutant Daniel David Delage Delahaye Delattre Delaunay
    Delmas Denis Descamps Deschamps Devaux Dubois Duchesne Dufour Duhamel Dumas Dumont Dupont Dupuis Durand Duval Etienne
    Fabre Faivre Faucher Faure Favre Ferrand Ferry Fleury Fontaine Fortin Foucher Fournier Gaillard Gallet Garnier Gaudin
    Gauthier Gautier Gay Geoffroy Georges Gerard Germain Gilbert Gillet Girard Giraud Godard Gosselin Goujon Granger Gros
    Guerin Guichard Guillet Guillot Guyot Hamel Hamon Hardy Hebert Henry Herve Hoarau Hubert Huet Humbert Imbert Jacob
    Jacquet Jacquot Joly Joubert Jourdan Julien Klein Labbe Lacombe Lacroix Lafon Lagarde Lambert Lamy Langlois Lapierre
    Laroche Lasserre Launay Laurent Lebas Lebon Lebrun Leclerc Lecomte Lefebvre Lefevre Legrand Lejeune Lemaire Lemoine
    Leroux Leroy Lesage Leveque Loiseau Louis Lucas Mace Mahe Maillard Mallet Marchal Marchand Marechal Marie Marin
    Marion Marty Masson Mathieu Maurin Menard Mercier Merle Meunier Meyer Michaud Michel Millet Monier Monnier Moreau
    Morel Morin Morvan Moulin Nicolas Noel Normand Olivier Pages Paris Parent Pascal Pasquier Payet Pelletier Peltier
    Pereira Perez Perret Perrier Perrin Petit Philippe Picard Pichon Pineau Poirier Pons Poulain Prevost Prigent Raymond
    Raynaud Regnier Remy Renard Renaud Rey Reynaud Ribeiro Ricard Richard Riviere Robert Robin Roche Roger Rolland Rousseau
    Roussel Roux Roy Royer Salmon Sanchez Sauvage Schmitt Seguin Simon Tanguy Teixeira Tessier Texier Thibault Thomas
    Tournier Turpin Valentin Vallee Valette Vasseur Verdier Vidal Vincent Voisin Weber`),
};

export const DUTCH: Culture = {
  given:
    namesFrom(`Aart Arjen Arne Bart Bas Bjorn Boy Bram Brian Cas Calvin Coen Daan Damian Danny Daley Davy Dennis Dirk
    Djordy Emiel Erwin Fabian Finn Floris Frank Freek Gijs Guus Hans Hugo Ivo Jack Jan Jari Jasper Jay Jelle Jens Jeroen
    Jesse Jeffrey Joep Johan Joost Jordi Jordy Joris Jort Jules Julian Jurgen Kai Kees Kevin Koen Kjell Lars Lennart Leroy
    Levi Lex Luc Luca Lucas Luuk Maarten Marco Mark Marnix Mart Martijn Mats Matthijs Max Melvin Menno Michel Mick Mike
    Milan Mitchell Mees Nick Niels Niek Owen Pepijn Pieter Pim Quinten Rick Rik Rob Robbert Robin Roel Rody Ruben Ruud
    Ryan Sam Sander Sem Siebe Siem Sjoerd Stan Stef Sven Teun Thijs Thomas Tijs Tijn Tim Tom Twan Vincent Wesley Wout
    Wouter Xander Youri Yannick Zeno`),
  family: namesFrom(`Aarts Bakker Baert Beekman Beernaert Berends Berghuis Blom Boelens Bogaert Bos Bosch Bouwman Braam
    Brands Brouwer Bruggeman Buijs Cools Cornelissen Daems Dankers De_Backer De_Boer De_Bruijn De_Clercq De_Graaf De_Groot
    De_Haan De_Jager De_Jong De_Koning De_Kort De_Lange De_Leeuw De_Meyer De_Moor De_Pauw De_Smet De_Vos De_Vries De_Wilde
    De_Winter De_Wit Dekker Derks Dijkman Dijkstra Dillen Doorn Driessen Eggermont Elzinga Evers Faber Feyen Fransen Geerts
    Gerritsen Goossens Groen Haverkort Heijmans Hendriks Hermans Heuvel Hoekstra Hofman Holtman Huisman Huijbers Jacobs
    Jansen Janssens Jonker Jongsma Kamphuis Kemps Klaassen Knol Koopman Koster Kramer Kuiper Kuipers Lammers Lambrecht
    Leemans Lemmens Linssen Loos Maas Maes Martens Meijer Mertens Michiels Molenaar Mulder Nagels Nijland Nijs Noordman
    Oosterhof Peeters Pieters Poelman Postma Prins Raemaekers Reijnders Rietveld Roelofs Rombouts Roos Ruiter Sanders
    Schaap Scholten Schouten Schrijver Segers Simons Slot Smeets Smit Smits Snijders Spaans Staelens Stevens Stoffels
    Swinnen Tichelaar Timmermans Tuinman Ubels Van_Acker Van_Beek Van_Damme Van_Dam Van_de_Velde Van_de_Ven Van_den_Berg
    Van_den_Broek Van_den_Heuvel Van_der_Heijden Van_der_Horst Van_der_Linden Van_der_Meer Van_der_Ploeg Van_der_Velden
    Van_der_Wal Van_Dijk Van_Dongen Van_Eijk Van_Gestel Van_Gils Van_Ginkel Van_Hees Van_Houten Van_Kampen Van_Leeuwen
    Van_Loon Van_Vliet Van_Wijk Veenstra Verbeek Verbruggen Verhaegen Verhoeven Verlinden Vermeer Vermeulen Verschueren
    Versteeg Visser Vos Vroom Wauters Wijnen Willems Wolters Wouters Zeegers Zijlstra Zwart`),
};

export const ITALIAN: Culture = {
  given: namesFrom(`Alberto Alessandro Alessio Alex Andrea Angelo Antonio Armando Arturo Bruno Carlo Christian Claudio
    Cristian Daniele Dario Davide Diego Domenico Edoardo Elia Emanuele Enrico Ettore Fabio Fabrizio Federico Ferdinando
    Filippo Flavio Francesco Franco Gabriele Gaetano Giacomo Gian_Marco Gianluca Gioele Giorgio Giovanni Giuliano Giulio
    Giuseppe Guido Ivan Jacopo Kevin Leandro Leonardo Lorenzo Luca Lucio Ludovico Luigi Manuel Manuele Marcello Marco Mario
    Martino Massimo Mattia Matteo Maurizio Mauro Michael Michele Mirco Mirko Nicola Nicolò Niccolò Omar Paolo Pasquale
    Patrizio Pierluigi Pietro Raffaele Riccardo Roberto Rocco Rodolfo Romano Ruben Salvatore Samuele Sandro Saverio
    Sebastiano Sergio Silvio Simone Stefano Tiziano Tommaso Umberto Valentino Valerio Vincenzo Vittorio Walter`),
  family:
    namesFrom(`Abate Agostini Albanese Alfieri Amadei Amato Andreoli Angelini Antonelli Arcuri Arena Astolfi Baldini
    Ballarin Barbieri Baroni Barone Bartoli Basile Bassi Battaglia Battisti Bellini Bellucci Benedetti Berardi Bernardi
    Berti Bertini Bianchi Bianco Biondi Bonetti Bonfanti Bordoni Borelli Boschi Bosco Branca Bruni Bruno Bruschi Calabrese
    Caldara Calvi Cantoni Capelli Caputo Cardoni Carli Carrara Caruso Castelli Catalano Cattaneo Cavalli Ceccarelli
    Cecchini Cerri Chiesi Cinelli Cipriani Cirillo Colombo Conte Conti Coppola Corsi Costa Costantini Costantino Cozzi
    Cremonesi Cristiani D'Amico D'Andrea D'Angelo De_Angelis De_Luca De_Marco De_Martino De_Rosa De_Santis De_Simone
    Del_Vecchio Deiana Di_Benedetto Di_Carlo Di_Marco Di_Pietro Di_Stefano Donati Esposito Fabbri Falcone Fanelli Fantini
    Farina Favaro Fedeli Ferrante Ferrara Ferrari Ferraro Ferretti Ferri Ferro Filippi Fini Fiore Fiorentini Fontana
    Forte Franchi Franco Franzoni Fumagalli Fusco Gallo Galli Garofalo Gasparini Gatti Gentile Gherardi Giannini Giordani
    Giordano Giorgi Giuliani Grandi Grassi Graziani Greco Gregori Grilli Grimaldi Guarino Guerra Guidi Iacono Imperiale
    Landi Lanza Leone Leoni Lombardi Lombardo Longo Lorenzi Lucchesi Luciani Lunardi Maggi Magnani Mancini Manfredi
    Marchesi Marchetti Mariani Marini Marino Marra Martinelli Martini Martino Masi Mattei Mauri Mazza Mazzoni Melis Meloni
    Merlo Messina Milani Molinari Monaco Montanari Monti Morandi Morelli Moretti Mori Moro Mosca Murru Nardi Natali Negri
    Neri Nicoletti Novelli Olivieri Orlandi Orsini Pagani Pagano Palermo Palumbo Parisi Pavan Pellegrini Pellegrino
    Perrone Piazza Piccoli Pinna Piras Poletti Poli Porta Pozzi Prandi Proietti Quaranta Raimondi Ranieri Ravelli Re Ricci
    Ricciardi Rinaldi Riva Rizzi Rizzo Rocca Romagnoli Romano Rossetti Rossi Rossini Rota Ruggeri Ruggiero Russo Sabatini
    Sacchi Sala Salerno Salvi Sanna Santini Santoro Sartori Scala Serra Sforza Silvestri Simonetti Sorrentino Spada
    Spinelli Stella Tedesco Testa Tosi Trevisan Urbani Valente Valentini Vallone Vecchi Venturi Villa Vitale Vitali Volpe
    Zambelli Zanella Zanetti Zanini Zennaro Zito Zucca`),
};
