import { type Culture, namesFrom } from "./culture.ts";

export const AMERICAN: Culture = {
  given:
    namesFrom(`Aaron Adrian Aidan AJ Alec Amari Andre Andrew Anthony Antoine Asher Austin Avery Beau Ben Blake Bradley Brady
    Brandon Braxton Brayden Brett Brian Brooks Bryce Bryson Caleb Cam Cameron Carson Carter Cade Chandler Chase Chris Clay Cody
    Colby Cole Colin Colton Connor Cooper Cory Cyrus Dallas Dalton Damian Damon Dante Darius Darnell Darryl Davion Davis Dawson
    DeAndre Dedrick Demetrius Derek Derrick Deshawn Desmond Devin Devon Dillon Dominic Donovan Drake Drew Dwight Dylan Easton
    Eli Elijah Emmett Eric Ethan Evan Ezra Garrett Gavin Grady Grant Grayson Greg Griffin Hakeem Hayden Hudson Hunter Ian Isaiah
    Ivory Jackson Jaden Jaime Jake Jalen Jamal Jamar Jared Jarrett Jason Javon Jaxon Jayce Jaylin Jeff Jeremiah Jeremy Jermaine
    Jerome Jesse Jordan Josiah Jude Julian Justin Kadeem Kalen Kareem Keaton Keith Kelvin Kendrick Kenny Keon Khalil 
    Kyle Lamar Landon Lance Langston Levi Logan Luke Lukas Malachi Malcolm Malik Marcus Marquis Mason Maurice Max Micah Miles
    Mitchell Monte Nate Nathan Nick Nolan Omari Orlando Owen Parker Patrick Peyton Preston Quentin Quincy Rashad Reggie Reid Riley
    Rodney Roman Ryan Sawyer Seth Shane Shaun Shemar Spencer Sterling Tanner Tariq Taylor Terrance Terrell Thad Tobias Todd Travis
    Trent Trevon Trevor Trey Tristan Ty Tyler Tyrell Tyrese Tyson Vance Wade Wesley Weston Will Xavier Zach Zaire Zane Zeke `),
  family:
    namesFrom(`Abernathy Adkins Alston Ames Andrews Armstead Atwood Avery Bagwell Banks Barksdale Barnett Bass Battle Baxter
    Beasley Becker Bellamy Benton Berman Bishop Blackburn Blackwell Blair Blanchard Bledsoe Boone  Bostic Boudreaux
    Bowman Boyd Bradford Bradley Branch Brantley Braxton Briggs Broussard Bryson Buchanan Buckner Burrell Bush Byrd Caldwell
    Calhoun Callahan Cannon Carlisle Carson Chandler Chaney Christensen Clayton Clemons Cobb Cochran Coleman Colvin Compton Conley
    Conner Conway Copeland Corbin Crawford Crenshaw Crockett Crosby Crowder Cummings  Dalton Daniels Darden Daugherty
    Davenport Dawkins Decker Delaney Denton Dickerson Dillard Dobbs Donaldson Dorsey Dotson Drake Dudley  Dunlap Durham
    Dyson Easley Eckert Eddings Ellington Ellis Embry Epps  Farmer Felder Felton Fields Finley Fitzpatrick Fletcher Flowers
    Floyd Forrester Fowler Franklin Frazier Fuller Fulton Gaines Gaither Gamble Garner Garrison Gaston Gentry Gibbons Giles Gilliam
    Givens Glass Goins Gooden Goodwin Graves Grayson Greer Griffith Grimes Gunn Guthrie Haines Hamlin Hampton Hankins 
    Hargrove Harmon Harrell Hatcher Hawthorne Haywood Heard Hendrix Henson Herring Hickman Hinton Hobson Hollis Holloway Hooks
    Hoover Houston Huff Hutchins  Irvin  Jamison Jarrett Jefferson Jenkins Jennings Jernigan Joiner Joyner Judd
    Keller Kendrick Kessler Kincaid Kirkland Knox Lacy Lancaster Landry Langford Latham Ledbetter Leggett Lester Lockett Lockhart
    Loomis Lovett Lowery  Lyles Lyons Mabry Mack Maddox  Manning Maples Massey  Mayfield Mayo Mays
    McAdams McBride McCallister McClain McCoy McCray McCullough McDaniel McElroy McFadden McGee McIntosh McKinney McKnight McLeod
    McMillan McNeal McNeil Meadows Medlock Mercer Merritt Milton Mims Minor Monroe Montgomery Moody Mosley Mullins Mosby 
    Neal Newsome Nixon Noble Norris Norwood  Oglesby  Osborn Outlaw Overton Owens Pace Padgett Parrish Patton
     Peebles Pettway Pickett  Pinkney Pittman Poe Poindexter Pope Posey Powers Prater Presley Prince Proctor
    Pryor Purnell Quarles Ragland Rainey  Rawls Redmond Reese Reid Renfro Rhodes Richmond Ridley Riggs 
    Robertson Rollins Roper Rucker Rudolph Ruffin Rush Rutherford Salter  Satterfield Saunders Schaefer Scruggs Sellers
    Sewell Shannon Shelby Shelton Shields Shively Sims Singleton Skinner Sloan Snell Spears Spivey Springer  Stafford
    Stallworth Staples Starks Staton Stephenson Stinson Stokes Stovall Strickland Sumner Sweeney Swain Tabor Tate Terrell Thigpen
    Thornton Thrower Tidwell Tillman Tolbert Townes Travers Trotter Tubbs Tuttle Underwood Upshaw Valentine Vance Vann Vickers
    Vinson Waddell Waldon Walls Warrick Washburn Watters Weathers Weaver  Welch Whitaker Whitfield Whitlock 
    Wilcox Wilkerson Wilks Winston Witherspoon Womack Woodard Wooten  Wynn Yarbrough Yancey  Zimmerman`),
};

export const CARIBBEAN: Culture = {
  given:
    namesFrom(`Akeem Alvas Andre Andrew Anthony Ashton Aubrey Bobby Brandon Brian Chevaughn Clayton Colin Corey Curtis Damani
    Damion Daniel Darren Deshorn Demar Devon Duhaney Duane Dujuan Dwight Errol Fabian Gregory Horace Jamal Jamoi Javain Javon
    Jeadine Jerome Jomal Jourdaine Junior Kadeem Kaheem Keithy Kemar Kerry Kevon Khaleem Kimani Kyle Lamar Leighton Lester
    Levi Luca Malik Marcus Mark Maalik Michail Neveal Nicholas Nathaniel Norman Odane Omar Orlando Oquest Oshane Owayne Peter
    Raheem Ravel Reon Ricardo Richard Romario Romeo Ronaldo Rondel Ryan Sergio Shamar Shaquille Sheldon Shavon Shane Tarick
    Tevin Theo Trevin Triston Tyreek Tyrese Warner Wesley Winston Zaine`),
  family:
    namesFrom(`Allen Anderson Archer Baptiste Barrett Barclay  Beckford Bell Bennett Blackwood Blake Bogle Brissett
    Brown Bryan Burgess Burke Campbell Carr Chambers Charles Clarke Cornwall Crawford Cummings Daley Dallas Davis Dawkins Dixon
    Douglas Edwards Ellis Facey Flemmings Foster Francis Fraser Garcia Gordon Gayle Glasgow Grant  Green Hackett Hall
    Hector Henry Hibbert Holness Howell Hyland James Jarvis John Johnson Jones Joseph Kelly King Knight 
    Lambert Lawrence Lewis Lowe Malcolm Marsden Marshall Mattocks Maynard McAnuff McCalla McCleary McKenzie McMaster Mitchell
     Moore Morgan Morris Morrison Nelson Nembhard Palmer Parris Peters Phillip Pinnock Powell Pryce Ramsay Raymond
    Reid Richards Roberts Rochford Rodney Rowe Russell Samuels Scarlett Scott Shaw Simpson Sinclair Smith Spalding Stewart 
    Taylor Thomas Thompson Trimmingham Tulloch Vassell Waite Walker Walters Watson Whyte Williams Wilson Wright Young`),
};

export const SURINAMESE: Culture = {
  given:
    namesFrom(`Aaron Andwele Anfernee Anthony Ashwin Brandley Boyd Brian Calvin Cheverno Cuco Dion Diego Dhoraso Donny Eljero
    Elson Florian Gevaro Gino Gleofilo Jaden Jairo Jarchinio Javairo Jeremy Joel Joey Jurien Jürgen Kenji Kevin Kelvin Kenneth
    Leandro Leroy Livano Lorenzo Luciano Marvin Melayro Milton Nigel Quilindschy Quincy Rangelo Ravel Rayvien Richairo Ridgeciano
    Roland Rodney Roshon Royston Ruben Ryan Sergio Shaquille Sheraldo Sherel Shermaine Shurandy Sontje Stefano Tahith Tyrone Tyrell
    Vito Vurnon Warren Xander Yannick Yoël `),
  family: namesFrom(`Aart Abena Albertina  Antonia  Balker Basilio  Blokland  
    Brenet Bruma Burnet Calor Castelen Celestina  Damiaan Dankerlui Deira  Domacasse Donk Eersteling
     Esajas Faneyte Felida Felter   Gaari  George Girigori Gorre 
    Haps  Hersi Hoesen Hooi Isenia Jacott Janga Jansen Joemanbaks Josefzoon  Kastaneer Kuwas Kwidama
    Lachman Leerdam Leito Lieveld Limon  Maduro  Margaritha Maria Martes Martha Martina Martis Menig
    Miedema Misidjan Monte Nepomuceno Nooitmeer  Osepa Pinas Pherai  Rigters Rijssel Roemer Romney Rooi
    Rosa Sambo  Schet Sint_Jago Slory Soetman Sporkslede Statia Tjin Troupée Valpoort Van_Eijma Vloet Vreugdenhil Wau
      Zuiverloon`),
};

export const PACIFIC: Culture = {
  given:
    namesFrom(`Abraham Alvin Apisai Atu Benjamin Bill Bruce Charles David Dave Dylan Emmanuel Epeli Felix George Ilaitia
    Iosefo Isaac Isaia Ioane Jale Jese Joe John Jone Joseph Josaia Kaliopasi Kepueli Koli Leone Luke Mali Marika Mateo Michael
    Misaele Moses Narendra Nathaniel Patrick Peni Peter Rafaele Raymond Roy Rusiate Sairusi Samisoni Samuela Savenaca Sekove
    Setareki Sione Sitiveni Solomone Steven Taniela Tevita Tito Thomas Tomasi Tony Ulaiasi Viliame Waisake William`),
  family:
    namesFrom(`Aisa Alofa Bati Bolatoga Buli Cakau Chand Cula Dau Dreu Dunn Faleafa Fonua Gunemba Hughes Ili Jone Kainihewe
    Kama Kautoga Kepo Kerekere Komolong Kumar Lal Leatherby Lepani Leqata Logan Mahuru Malolo Manatu Mataele Matawalu Mua Muta
    Nabenia Naidu Naisau Nalaubu Naqara Nawatu  Paia Pala Patolo Pelu Prasad Qalomai Radrigai Rakula Ranadi Ratu Rokoua
    Sahib Salato Samson Saukuru Semi Sharma Simmons Singh Soromon Suguturaga Tamanisau Taufahema Tavita Tekiate Temo Tipelu Toki
    Tuilagi Tuivuna Tuna Uate Vatu Vakatalesau Verevou Waqa Waranaivalu Wasasala Yabaki`),
};
