import { type Culture, namesFrom } from "./culture.ts";

export const POLISH: Culture = {
  given:
    namesFrom(`Adam Adrian Aleksander Andrzej Antoni Arkadiusz Artur Bartłomiej Bartosz Błażej Cezary Cyprian Damian
    Daniel Dawid Dominik Eryk Fabian Filip Franciszek Gabriel Grzegorz Hubert Igor Iwo Jacek Jakub Jan Janusz Jarosław Jerzy
    Julian Kacper Kajetan Kamil Karol Klaudiusz Konrad Kornel Krystian Krzysztof Ksawery Leon Leszek Łukasz Maciej Maksym
    Maksymilian Marcel Marcin Marek Mariusz Mateusz Michał Mikołaj Miłosz Norbert Olaf Oliwier Oskar Patryk Paweł Piotr
    Przemysław Radosław Rafał Robert Roman Ryszard Sebastian Seweryn Sławomir Stanisław Stefan Sylwester Szymon Tadeusz
    Tomasz Tymon Tymoteusz Wiktor Witold Wojciech Zbigniew`),
  family: namesFrom(`Adamczyk Adamski Andrzejewski Augustyniak Bąk Baran Baranowski Bartczak Bednarczyk Bednarz Białek
    Bielecki Bielak Błaszczyk Bogucki Borkowski Borowski Brzozowski Brzeziński Buczek Bukowski Cegielski Chmiel Chmielewski
    Chojnacki Cichocki Ciesielski Cieślak Czajkowski Czapla Czarnecki Czerwiński Dąbrowski Dobosz Domański Drozd Dudek
    Dudziak Duda Dziedzic Fijałkowski Filipek Frankowski Gajda Gajewski Gajos Gałązka Gawron Gawroński Głowacki Gołąb
    Górecki Górka Górski Grabowski Grochowski Gruszka Grzelak Grzybowski Gutowski Hajduk Iwański Jabłoński Jagiełło Janicki
    Janik Jankowski Jarosz Jasiński Jastrzębski Jaworski Jędrzejczyk Jóźwiak Jurek Kaczmarczyk Kaczmarek Kaczor Kaczyński
    Kalinowski Kamiński Kania Karczewski Kasprzak Kempa Kędzierski Klimczak Klimek Kłos Kmiecik Kołodziej Komorowski Konieczny
    Kopeć Korczak Kosiński Kowal Kowalczyk Kowalik Kowalski Kozak Kozieł Kozłowski Krajewski Krakowiak Krawczyk Krawiec Król
    Kruk Krupa Krzemiński Kubiak Kubicki Kucharski Kujawa Kulesza Kulig Kurek Kurowski Kwiatkowski Kwiecień Lasota Laskowski
    Leśniak Lewicki Lipiński Lis Lisowski Łuczak Łukasik Machowski Maciejewski Madej Majchrzak Majewski Makowski Malec
    Malinowski Marciniak Marczak Markiewicz Markowski Matczak Matuszak Matuszewski Mazur Mazurek Michalak Michalski
    Mielczarek Mika Mikołajczyk Milewski Mroczek Mróz Murawski Musiał Nawrocki Niemczyk Nowacki Nowaczyk Nowak Nowakowski
    Nowicki Olejniczak Olejnik Olszewski Orłowski Osiński Ostrowski Owczarek Pająk Panek Pasternak Pawlak Pawlik Pawłowski
    Piasecki Piątek Pietrzak Pietrzyk Piotrowski Popławski Przybylski Przybysz Ptak Pyrka Raczyński Radomski Rakowski
    Rogalski Romanowski Rosiak Rudnicki Rudzki Rutkowski Rybak Rzepka Sadowski Sawicki Sieradzki Sikora Sikorski Siwek
    Skiba Skowroński Skrzypczak Sobczak Sobczyk Sokołowski Sosnowski Stachowiak Stachura Stasiak Stankiewicz Stefański
    Stępień Strzelecki Sudoł Surma Szafrański Szczepaniak Szczepański Szewczyk Szulc Szymański Szymczak Śliwa Śliwiński
    Świątek Świderski Tkaczyk Tomaszewski Tomczak Tomczyk Trojanowski Turek Tworek Urbaniak Urbański Walczak Wasilewski
    Wawrzyniak Wąsik Węgrzyn Wieczorek Wierzbicki Wilczyński Wilk Wiśniewski Witek Witkowski Wnuk Wojciechowski Wójcik Wójtowicz
    Woźniak Woźny Wrona Wroński Wróbel Wrzesień Wysocki Zając Zalewski Zaremba Zawadzki Zieliński Ziółkowski Żak Żukowski
    Żurek`),
};

export const CZECH: Culture = {
  given:
    namesFrom(`Adam Aleš Alexandr Antonín Boris Christián Dalibor Daniel David Denis Dominik Dušan Erik Filip František
    Hynek Igor Ivan Jakub Jan Jaromír Jaroslav Jindřich Jiří Jozef Juraj Josef Kamil Karel Kryštof Ladislav Libor Lubomír
    Lukáš Marek Mario Martin Matěj Matúš Matyáš Michal Milan Miloš Miroslav Ondřej Oliver Oto Patrik Pavel Peter Petr Radek
    Radim René Richard Robert Roman Rostislav Samuel Šimon Stanislav Štefan Štěpán Tadeáš Tibor Tomáš Václav Viktor Vít
    Vladimír Vojtěch Zdeněk`),
  family:
    namesFrom(`Adámek Bača Bakoš Balog Baláž Baran Bárta Bartoš Bednár Bednář Beneš Beran Blaha Blažek Bohuš Brabec
    Brezina Brož Brychta Bureš Čapek Čech Čermák Černý Červenka Chalupa Chovanec Coufal Cibulka Čížek Dittrich Dlouhý Dobrý
    Doležal Dostál Dočkal Drábek Dubovský Dudek Dušek Dvořák Fiala Filip Fischer Florian Fojtík Formánek Gajdoš Gábor Gašpar
    Gregor Hájek Hanák Haško Havel Havlíček Havránek Hejda Hladík Hlaváč Holec Holub Horáček Horák Horváth Hošek Hronek
    Hruška Hrubý Hubáček Hudák Hudec Chlumský Janda Janků Jaroš Jedlička Jelínek Ježek Jílek Jirásek Juhás Jurčo Kadlec
    Kalina Kaňa Karas Kašpar Kavka Klíma Kočí Kohout Kolář Kolman Konečný Kopecký Kopřiva Korbel Kos Kotrba Kováč Kovář
    Kovařík Kozák Král Kratochvíl Krejčí Kříž Křivánek Kubík Kubiš Kučera Kukal Kuna Kysela Lacko Langer Lang Linhart Lukáč
    Lysý Macek Mach Macháček Majer Malý Mareš Martinec Maršálek Mašek Matějka Matoušek Mečiar Merta Michálek Mikeš Mikula
    Minárik Moravec Mráz Mrázek Müller Musil Nagy Navrátil Nebeský Nečas Němec Nezval Novák Novotný Oravec Ondráš Otava
    Otruba Pánek Pařízek Pavlík Pavlíček Pecha Pekař Peterka Petráš Petrák Pokorný Polák Popelka Pospíšil Prašek Prchal
    Procházka Prokop Provazník Ptáček Řehák Říha Rusnák Růžička Ryba Sadílek Šebesta Sedláček Sedlák Šimek Šimko Šimůnek
    Sivák Skála Skalák Škoda Sládek Slavík Smetana Šmíd Smolík Sojka Sokol Soukup Špaček Staněk Šťastný Stehlík Straka
    Strnad Suchý Šulc Švec Svoboda Sýkora Táborský Tesař Tichý Tomášek Toman Tóth Trnka Tuček Tvrdík Uhrin Urban Vacek
    Vaculík Valenta Vaněk Varga Vávra Vlček Vlk Vojta Vondra Vrána Vrba Vydra Záruba Zatloukal Zeman Zelenka Zezula Zima
    Zíka Žák`),
};

export const HUNGARIAN: Culture = {
  given:
    namesFrom(`Ádám Ákos Áron Attila Balázs Barnabás Bálint Bence Benedek Bendegúz Botond Csaba Csongor Dániel Dávid
    Dénes Dominik Donát Endre Erik Ferenc Gábor Gellért Gergely Gergő György Gyula Imre István János József Károly Kevin
    Kristóf Krisztián Krisztofer László Levente Lóránd Marcell Márk Márton Máté Mátyás Mihály Milán Miklós Nándor Noel
    Norbert Olivér Patrik Péter Richárd Roland Róbert Sándor Szabolcs Szilárd Tamás Tibor Viktor Zalán Zoltán Zsolt Zsombor`),
  family:
    namesFrom(`Antal Bakó Balla Balogh Bálint Bán Baráth Barta Bartha Bene Bíró Bodnár Bodó Bognár Bogdán Boros Borbély
    Csányi Császár Csonka Deák Demeter Dobos Dudás Erdei Erdős Faragó Farkas Fazekas Fehér Fekete Ferenczi Fodor Földi Fülöp
    Gál Gáspár Gera Gulyás Hajdú Halász Hegedűs Hegyi Horváth Hudák Illés Jakab Jónás Juhász Kálmán Kántor Kelemen Kerekes
    Kertész Király Kis Kiss Kocsis Kolár Kónya Kovács Kozma Kun Lakatos László Lengyel Lipták Lovas Lukács Magyar Major
    Makai Máté Mészáros Mezei Mohácsi Molnár Nagy Nemes Németh Novák Oláh Orbán Orosz Orsós Osváth Palotai Pap Pásztor Pataki
    Péter Pintér Rácz Rigó Rózsa Sárközi Simon Sipos Somogyi Soós Surányi Szabó Szalai Szántó Szarka Székely Szekeres Szép
    Szerencsi Szilágyi Szőke Szűcs Takács Tamási Tóth Török Urbán Vadász Vajda Varga Vass Végh Veres Vida Vincze Virág Vörös
    Zámbó Zsiga`),
};

export const ROMANIAN: Culture = {
  given: namesFrom(`Adelin Adrian Albert Alexandru Andrei Anton Bogdan Cătălin Călin Ciprian Claudiu Constantin Cornel
    Cosmin Costin Cristian Dan Daniel Darius David Denis Dorin Dragoș Dumitru Eduard Emanuel Emil Eugen Fabian Filip Florin
    Gabriel George Georgian Gheorghe Horia Ianis Ilie Ioan Ion Ionuț Iulian Laurențiu Liviu Luca Lucian Marian Marius Matei
    Mihai Mihail Mircea Nicolae Octavian Ovidiu Paul Petru Radu Rareș Răzvan Robert Sebastian Sergiu Silviu Sorin Ștefan
    Tiberiu Traian Tudor Valentin Valeriu Vasile Vlad Victor Vlăduț`),
  family:
    namesFrom(`Albu Alexe Anghel Ardelean Avram Bălan Bănică Baciu Bădescu Bejan Boboc Bogdan Boicu Botezatu Brăescu
    Bucur Burlacu Buzatu Călinescu Caraman Cârstea Cazacu Cernat Chiriac Chirilă Ciobanu Ciobotaru Ciocan Cojocaru Coman
    Cosma Constantinescu Costache Costea Crăciun Cristea Croitoru Cucu Dănilă Diaconu Dima Dinu Dobre Dragomir Drăgan
    Dumitrache Dumitrescu Ene Enache Filimon Filip Florea Gavrilă Georgescu Gheorghiu Ghinea Grigore Grozav Gurău Iancu
    Ignat Iliescu Ilie Ionescu Iordache Irimia Istrate Ivan Ivașcu Lazăr Lungu Lupașcu Lupu Macovei Manea Manole Marcu Marin
    Marinescu Mateescu Matei Mihalache Mihăilă Mircea Mitrea Mocanu Moise Moldovan Morar Munteanu Mureșan Mușat Neagoe Neagu
    Necula Nedelcu Negoiță Nica Nicolescu Nistor Niță Olaru Oprea Oprișan Pană Păun Pavel Pârvu Petcu Petrescu Pintilie
    Pleșca Popa Popescu Popovici Preda Rădoi Radu Roman Roșca Roșu Rotaru Rusu Sandu Sava Savu Șerban Simion Soare Stan
    Stanciu Stăncioiu Ștefănescu Stoian Stoica Suciu Tănase Teodorescu Toma Trif Tudose Ungureanu Ursu Vasile Vasilescu Vlad
    Vlaicu Voicu Voinea Zamfir`),
};

export const BULGARIAN: Culture = {
  given:
    namesFrom(`Aleksandar Andrey Angel Anton Asen Atanas Bogdan Borislav Bozhidar Boris Daniel Darko Denis Deyan Dimitar
    Dragomir Emil Filip Galin Georgi Goran Gotse Hristo Hristijan Iliya Ivan Ivaylo Ivelin Kaloyan Kiril Krasimir Kristiyan
    Lachezar Lyubomir Marin Mario Martin Milen Miroslav Momchil Nikola Nikolay Ognyan Pavel Petar Petko Plamen Preslav Radoslav
    Rumen Sasho Simeon Slavcho Spas Stanislav Stefan Stoyan Svetoslav Todor Toni Tsvetan Valentin Vasil Veselin Viktor Vladimir
    Yanis Yordan Zdravko Zhivko`),
  family:
    namesFrom(`Aleksandrov Andonov Andreev Angelov Antonov Apostolov Arsov Asenov Atanasov Bachev Bogdanov Borisov Boyadzhiev
    Chavdarov Chernev Daskalov Delev Denev Dimitrov Dimov Dinev Dobrev Donchev Dragiev Enchev Filipov Galabov Ganev Genov
    Georgiev Gerov Gospodinov Grigorov Hadzhiev Hristov Iliev Ilievski Ivanov Jovanovski Kadiev Kamenov Karadzhov Kirilov
    Kolev Kostadinov Kostov Krastev Kitanovski Lazarov Lyubenov Manev Manolov Marinov Markov Mihaylov Milanov Milev Minchev
    Mirchev Mitev Mladenov Naydenov Nedelchev Nenov Nikolov Nikolovski Panayotov Pavlov Penev Petkov Petrov Petrovski Popov
    Radev Radoslavov Raychev Rusev Savov Simeonov Simonovski Slavov Spasov Stamenov Stanchev Stefanov Stoev 
    Stojanovski Stoyanov Tanev Tasev Terziev Todorov Tonev Topalov Trajkovski Tsankov Tsonev Tsvetkov Uzunov Vasilev Velikov
    Velkovski Vladimirov Yanev Yankov Yordanov Zahariev Zhelev`),
};

export const GREEK: Culture = {
  given:
    namesFrom(`Achilleas Alexandros Alexis Anastasios Andreas Angelos Antonis Apostolos Argyris Aristidis Athanasios
    Charalampos Charis Chrysovalantis Christos Dimitris Dimosthenis Efthymios Efstathios Emmanouil Evangelos Fanis Fotis
    Georgios Giannis Grigoris Ilias Ioannis Iosif Jason Konstantinos Kostas Kyriakos Lazaros Lefteris Leonidas Loukas
    Manolis Marios Markos Michalis Minas Nikolaos Nikos Odysseas Orestis Panagiotis Pantelis Paschalis Pavlos Periklis Petros
    Polykarpos Savvas Sokratis Sotiris Spyros Stamatis Stavros Stefanos Stelios Stratos Thanos Theodoros Theofanis Thodoris
    Thomas Vangelis Vasilis Vasileios Zacharias Zisis`),
  family:
    namesFrom(`Alexiou Anagnostou Anastasiou Andreou Angelidis Antoniadis Antoniou Apostolidis Arvanitis Athanasiou
    Charalampous Chatzis Christodoulou Christofi Christopoulos Dalakas Daskalakis Demetriou Dimitriadis Dimou Diamantis
    Efthymiou Eleftheriou Evangelou Filippou Fotiadis Galanis Georgiadis Georgiou Giannakis Giannopoulos Grigoriou
    Hadjigeorgiou Iliadis Ioannidis Ioannou Kalogeras  Kanellos Karagiannis Karamanos Karas Kastrinakis
    Katsaros Kefalas Konstantinidis Konstantinou Kostopoulos Kotsis Kouris Koutras Kyriakidis Kyriakou Lambrou Lazaridis
    Leventis Loizou Lymberis Makris Manolakis Mantas Marinakis Markou Mavridis Mavros Mavromatis Michailidis Michail Moraitis
    Moustakas Nikolaidis Nikolaou Pagonis Panagiotou Panayi Pantelidis Papadakis Papadimitriou Papadopoulos Papageorgiou
    Papaioannou Pappas Paraskevas Paschalidis Pavlidis Pavlou Petridis Petrou Rallis Roussos Samaras Sarris Savva Sideris
    Sotiriou Spanos Spyropoulos Stathis Stavrou Stefanidis Stylianou Theodorou Theofanous Tsakalos Tsamis Tsimis Tsoukalas
    Tzavaras Vasiliadis Vasiliou Vlachos Voulgaris Xenakis Xenidis Zachariou Zafeiris Zervas`),
};

export const BALKAN: Culture = {
  given:
    namesFrom(`Adnan Ajdin Aleksa Aleksandar Ante Andrej Anel Armin Benjamin Blaž Bogdan Bojan Boris Borna Božidar Branko
    Bruno Damir Danijel Danilo Darijo Darko David Davor Dejan Denis Dino Domen Dominik Dragan Duje Dušan  Duško Edin
    Elvir Emir Erik Fabijan Filip Franjo Fran Goran Gordan Haris Hrvoje Igor Ivan Ivica Ivo Jakov Jan Jasmin Josip Jovan
    Jure Karlo Kenan Kristijan Krešimir Lazar Leon Lovro Luka Lovre Marin Marijan Mario Marko Martin Mate Matej Mateo Matija
    Mihailo Mihajlo Milan Miljan Miloš Milutin Miralem Miroslav Mirza Mladen Nebojša Nemanja Nenad Nermin Nik Nikola Nino
    Novak Ognjen Petar Rade Radovan Rok Roko Sanjin Saša Sava Sergej Siniša Slobodan Srđan Stefan Stipe Stjepan Strahinja
    Svetozar Tin Tomislav Toni Uroš Vanja Vasilije Veljko Viktor Vid Vladimir Vuk Vukašin Zdravko Zoran Žan Željko Žiga`),
  family:
    namesFrom(`Adamović Ademović Aleksić Alić Anđelić Andrić Antić Antunović Arsić Babić Bajić Bajrić Banović Barać
    Barišić Begić Bećirović Bilić Bjelica Blagojević Blažević Bogdanović Bosnić Bošković Bošnjak Božić Božović Brajković
    Brkić Bukvić Cvetković Cvijanović Čolak Čović Ćosić Ćirić Dautović Delić Dedić Dimitrijević Djokić Dokić Dragić Dragović
    Drašković Dujmović Duvnjak Đorđević Đukić Đurić Erceg Ferhatović Filipović Franić Gagić Gajić Galić Gavranović Gavrić
    Glavaš Golubović Grabar Grbić Grgić Grubišić Gudelj Hadžić Halilović Hasanović Herceg Hodžić Horvat Hrgović Hrvatić
     Ilić Ivanić Ivanović Ivanušec Ivković Jakić Jakšić Janković Jelić Jerković Jevtić Jokić Josipović Jovanović
    Jovičić Jozić Jukić Juranović Jurić Kačar Kalinić Karić Katić Kecman Klarić Knežević Kojić Kolar Kos Kostić Kovač
    Kovačević Kovačić Kožul Kralj Krajnc Krstić Kuzmanović Kurtić Lazarević Lazić Lekić Lončar Lovrić Lučić Lukić Ljubić Majer
    Maksimović Malinović Mandić Marčetić Marić Marinković Marjanović Marković Marušić Matić Matijević Medić Mehmedović Mesić
    Mihajlović Mijatović Mikić Milenković Miletić Milić Milinković Milošević Milovanović Mirković Mitrović Mlakar Mrkonjić
    Mujić Muratović Mustafić Nestorović Nikolić Ninković Novak Novaković Obradović Omerović Orlić Osmanović Ostojić Pavić
    Pavlović  Pejić Perić  Perković Petković Petrović Pintarić Plavšić Popović Potočnik Prpić Radić
    Radoičić Radonjić Radosavljević Radović Rajković Rakić Ristić Rodić Rogić Romić Ružić Salihović  Savić
    Sekulić Simić Simonović Spahić Spasić  Stanić Stanković Stanojević Stefanović Stevanović Stojanović Stojković
      Sušić Šarić Šego Šimić Škorić Šljivić Šuljić  Terzić Tomašević Tomić Tošić Trajković
    Tomović Topić Turk Uzelac Vasić Vasiljević Veselinović Vidaković  Vidović  Vojinović Vranješ
    Vrhovec Vučić Vučković Vujović Vukić Vukojević Vuković Zečević Zelić Zorić Zrnić Zupan Žarković Živanović Živković Žunić`),
};

export const ALBANIAN: Culture = {
  given:
    namesFrom(`Agim Agon Alban Albi Altin Amir Andi Arber Ardian Ardit Armando Artan Arton Astrit Bashkim Bekim Besart
    Besnik Bledar Blerim Bujar Dardan Diar Donis Drilon Durim Edon Egzon Elvis Enea Engjell Enis Ergys Erjon Erion Ermir
    Fatmir Fation Fidan Flamur Florian Fisnik Gentian Gezim Granit Ilir Ismail Jetmir Jurgen Klaus Klevis Kreshnik Kristi
    Kujtim Lavdim Leart Liridon Lorik Mergim Milot Nedim Odise Qendrim Redon Rigers Rinor Sokol Taulant Toni Uran Valon
    Vedat Veton Visar Ylber Zymer`),
  family:
    namesFrom(`Abazi Ademi Agushi Ahmeti Alija Aliti Alushi Aliu Arifi Avdiu Bajrami Balaj Basha Behrami Beqiri Berisha
    Bislimi Brahimi Bytyqi Cani Cela Dauti Demiri Dervishi Dragusha Duka Elezi Fazliu Gashi Gjoka Gjini Hadergjonaj Hajdari
    Halimi Haliti Hasani Haxhiu Hoti Hoxha  Ibrahimi Idrizi Islami Ismaili Jashari Kadriu Kamberi Kelmendi Kola
    Kostandini Krasniqi Kryeziu Kuqi Lajqi Leka Limani Lika Lleshi Maloku Marku Mehmeti Memaj Meta Morina Mustafa Mulaj
    Murati Muja Ndoj Neziri Nuhiu Osmani Pepa Pjetri Prela Prenga Qorri Rama Ramadani Rashani Rexhepi  Sadiku
    Salihi Selimi Shabani Shala Sheta Shkodra Sinani Sulejmani Tahiri Thaqi Topalli Uka Ukaj Veliu Veseli Vrioni 
    Xhemajli Ymeri Zeka Zeneli Zenuni Zogaj`),
};

export const SLAVIC: Culture = {
  given:
    namesFrom(`Aleksandr Aleksei Anatoliy Andrei Andriy Anton Arsen Arseniy Artem Artur Bogdan Bohdan Boris Daniil Danylo
    Denis Denys Dmitri Dmytro Egor Eduard Evgeni Fyodor Georgi Gleb Grigori Hryhoriy Igor Ihor Ilya Illya Ivan Kirill Konstantin
    Kyrylo Leonid Lev Maksim Maksym Mark Matvey Mikhail Mykhaylo Mykola Nazar Nikita Nikolai Oleg Oleh Oleksandr Oleksiy
    Orest Ostap Pavel Pavlo Petr Platon Roman Rostyslav Ruslan Semyon Serafim Sergei Serhiy Stanislav Stepan Taras Timofey
    Timur Vadim Vadym Valentyn Valeri Vasili Vasyl Viktor Vitali Vitaliy Vladimir Vladislav Vladyslav Volodymyr Vyacheslav
    Yaroslav Yegor Yevhen Yevgeni Yulian Yuri Yuriy Zakhar`),
  family:
    namesFrom(`Abramov Afanasyev Aksyonov Aleksandrov Alekseev Andreev Andriyenko Anisimov Antonov Antonyuk Arkhipov
    Artemenko Babak Babenko Balashov Baranov Barsukov Bashkirov Belov Belousov Bezborodko Bielik Bilyk Bobrov Bodnar Bogdanov
    Boiko Bondar Bondarenko Borisov Borodin Boyko Bulgakov Burlak Chaban Cherepanov Cherniak Chernov Chernenko Chumachenko
    Danilenko Danilov Davydov Demchenko Demidov Denisov Didenko Dmitriev Doroshenko Drachenko Drobot Dubinin Dudnik Dyachenko
    Efimov Ermakov Ershov Fedorenko Fedorov Fedoruk Filatov Filippov Fomin Frolov Gavrilenko Gavrilov Golubev Gorbach Gorbunov
    Gordienko Gordeev Gorelov Grachev Grechko Grigoriev Gromov Gubarev Gulyaev Gusev Halenko  Hnatenko Holub
    Honchar Honcharenko Hordiyenko Hrytsenko Ignatenko Ilyin Isaev Ivanenko Ivanov Ivashchenko Kalashnik Kalinin Kapustin
    Karpenko Karpov Kasyan Kazakov Kharchenko Khomenko Khokhlov Kirilenko Kiselev Klimenko Klimov Kolesnik Kolesnikov Komarov
    Kondratiev Kononenko Konovalov Kopylov Korablev Korneev Kornienko Korolenko Korolev Korotkov Kostenko Kostin Kostyuk
    Kotov Kovalchuk Kovalenko Kovalev Kozlov Krasnov Kravchenko Kravchuk Kravets Kruglov Krylov Kryvoruchko Kudryavtsev
    Kuleshov Kulik Kurilov Kuzmenko Kuzmin Kuznetsov Lapin Larin Lavrentiev Lazarev Lebedev Levchenko Lobanov Loginov Lukin
    Lukyanenko Lysenko Lytvyn Makarenko Makarov Maksimov Malyshev Mamontov Markov Martynenko Martynov Maslov Matveev Matviyenko
    Medvedev Melnik Melnychuk Melnikov Merkulov Mikhailov Mironenko Mironov Mishchenko Moiseenko Morozov Moskalenko Nazarenko
    Nazarov Nechaev Nesterenko Nikiforov Nikitenko Nikitin Nikolaev Novikov Odintsov Oleinik Onishchenko Orlov Osipov
    Ostapenko Ovcharenko Panchenko Panov Panteleev Parkhomenko Pavlenko Pavlov Pavlyuk Petrenko Petrov Pirogov Platonov
    Podolsky Polishchuk Polyakov Ponomarenko Ponomarev Popov Potapov Prokhorov Prokopenko Pushkar Radchenko Rodionov Romanenko
    Romanov Romanyuk Rudenko Rudnev Ryabov Rybakov Rybalko Ryzhov Savchenko Savchuk Saveliev Savin Semenenko Semenov Serdyuk
    Sergeev Shapoval Shcherbak Shestakov Shevchuk Shilov Shubin Shulga Shvets Sidorenko Sidorov Sikorsky Skrypnik Smirnov
    Sobolev Sokolov Soloviev Sorokin Stasyuk Stelmakh  Stepanov Strelets Sukhov Symonenko Tarasenko Tarasov
    Terekhov Tereshchenko Tikhonov Timofeev Titov Tkach Tkachenko Tkachuk Tretyakov Trofimov Tsvetkov Tyshchenko Ustinov
    Vasiliev Vasylenko Vinnik Vlasenko Vlasov Volkov Voronin Voronov Yakimenko Yakovenko Yakovlev  Yatsenko
    Yefimenko Yermolenko Yudin Zaitsev Zakharchenko Zakharov Zhdanov Zhuk Zhukov Zhuravlev Zinchuk Zubkov`),
};

export const GEORGIAN: Culture = {
  given: namesFrom(`Aleksandre Amiran Anri Archil Avtandil Bachana Beka Bidzina Davit Demetre Elguja Gaga Giga Gigi Gia
    Giorgi  Gocha Goga Guram Gela Ilia Irakli Jaba Jemal Kakha Koba Lado Lasha Levan Luka Mamuka Merab Mikheil Nika
    Nikoloz Nodar Otar Otari Paata Revaz Roin Saba Sandro Shota Solomon Tamaz Tengiz Temur Tornike Vakhtang Valeri Vano
    Vazha Zaal Zaza Zurab Zviad Armen Artur Aram  Edgar Gevorg Hayk Narek Tigran Vahan`),
  family:
    namesFrom(`Abashidze Abuladze Akhvlediani Arabuli Badalyan Bakradze Bendeliani Beridze Bochorishvili Bolkvadze Chanturia
    Chikovani Chkheidze Chkhetiani Dekanoidze Diasamidze Dolidze Dvali Dzneladze Eliava Ebralidze Gabunia Gagnidze Galstyan
    Gelashvili Gelovani Giorgadze Gogichaishvili Gogua Gorgadze Grigoryan Guliashvili Gurgenidze Gvenetadze Gvasalia Hakobyan
    Harutyunyan Iashvili Iosava Jibladze Jikia Jishkariani Kakabadze Kapanadze Karapetyan Kavtaradze Kereselidze Khachidze
    Khurtsidze Kiknadze Kipiani Kobakhidze Kurdadze Kvaratskhava Kvekveskiri Lobzhanidze Lomidze Lortkipanidze Machaidze
    Maisuradze  Manukyan Margvelashvili Mchedlidze Meladze Melikishvili Metreveli Mikeladze Mosiashvili
    Nadiradze Natroshvili Nikoladze Nozadze Okriashvili Papava Petrosyan Pkhakadze Qavtaradze Rukhadze Sabanadze Sakvarelidze
    Sardalishvili Sargsyan Shengelia Shonia Sikharulidze Sulakvelidze Surmava Tabatadze Tabidze Tatishvili Tevzadze Tkeshelashvili
    Tsagareli Tsiklauri Tskhadadze Tugushi Turmanidze Vardanyan Vashadze Zakaryan Zhordania Zhvania Zoidze`),
};
