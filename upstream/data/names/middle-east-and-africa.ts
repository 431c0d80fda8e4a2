import { type Culture, namesFrom } from "./culture.ts";

export const TURKISH: Culture = {
  given:
    namesFrom(`Abdullah Adem Ahmet Ali Alper Alperen Altay Anıl Arda Atakan Ataberk Atilla Aytaç Barış Bartu Batuhan
    Bekir Berat Berk Berkay Berke Bilal Bora Burak Burhan Bünyamin Can Caner Cem Cemal Cengiz Cihan Çağlar Çağrı Deniz Doğan
    Doğukan Doruk Efe Efecan Ege Ekrem Emir Emirhan Emre Enes Eray Ercan Erdem Eren Erhan Erkan Ersin Ertuğrul Fatih Ferdi
    Ferhat Fırat Furkan Gökdeniz Gökhan Görkem Gürkan Güven Hakan Halil Hamza Harun Hasan Hüseyin İbrahim İlhan İlkay İrfan
    İsmail Kaan Kadir Kazım Kemal Kenan Kerem Kubilay Levent Mahmut Mehmet Melih Mert Mertcan Metehan Mete Muhammed Murat
    Mustafa Necip Nihat Nuri Oğulcan Oğuz Oğuzhan Okan Oktay Olcay Onur Orhan Osman Ozan Ömer Özgür Ramazan Recep Rıdvan
    Rüştü Salih Samet Sefa Selçuk Selim Semih Serdar Serhat Serkan Sinan Soner Şener Taha Taylan Tayfun Tolga Tolgay Tuncay
    Turgay Ufuk Uğur Umut Utku Volkan Yasin Yavuz Yiğit Yunus Yusuf Zafer Zeki`),
  family:
    namesFrom(`Acar Açıkgöz Adıgüzel Ak Akaydın Akbaba Akbulut Akçay Akın Akkaya Aksoy Aktaş Akyol Alkan Altın Altıntaş
    Arıkan Arslan Aslan Atalay Ateş Avcı Aydemir Aydın Aydoğan Ayhan Aykut Bakır Balcı Balta Baş Başaran Bayraktar Bayram
    Baysal Bektaş Beyaz Bilgin Bilir Boz Bozkurt Bulut Can Candan Cengiz Ceylan Coşkun Çakır Çakmak Çalışkan Çelik Çetin
    Çiçek Çiftçi Çınar Çoban Çolak Dağ Demir Demirbaş Demirci Demirel Demirtaş Dinç Dinçer Doğan Doğru Durak Duman Duran
    Durmaz Dursun Duru Ekinci Ekşi Elmas Er Erdem Erdoğan Eren Ergin Ergün Erkan Erol Eroğlu Ersoy Ertaş Erten Gedik Genç
    Gök Gökçe Göktaş Gözübüyük Gül Güler Gümüş Gün Günay Güneş Güngör Gür Gürbüz Gürler Güven Hızlı Işık İnal İnan İnce
    Kabak Kaçar Kahraman  Kalkan Kandemir Kaplan Kara Karabulut Karaca Karadağ Karadeniz Karagöz Karakaş Karakoç
    Karaman Karataş Kartal Kavak Kaya Kayalar Keçeli Keleş Keser Keskin Kılıç Kılınç Kınalı Kır Kızıl Koç Koçak Korkmaz Köksal
    Köse Kurt Kurtuluş Kuş Kutlu Metin Mutlu Oral Orhan Ozan Öğüt Öner Örnek Özbek Özcan Özçelik Özdemir Özden Özek Özer
    Özgür Özkan Özmen Öztürk Parlak Pehlivan Polat Sağlam Sarı Sarıkaya Savaş Sayın Saygı Sert Sezer Sezgin Sönmez Soylu Soysal
    Sungur Şahin Şanlı Şeker Şen Şener Şimşek Tan Taş Taşçı Taşdemir Taşkın Tekin  Temel Temiz Tepe Tok Topal
    Toprak Tosun Tuna Tuncer Turan Turgut Türk Türkmen Uçar Uğurlu Ulus Ulusoy Ünal Ünlü Ünsal Uslu Uysal Uyar Uzun Üstün
    Varol Vural Yalçın Yaman Yavuz  Yıldırım Yıldız Yılmaz Yiğit Yücel Yüksel Zengin Zorlu`),
};

export const ARABIC: Culture = {
  given:
    namesFrom(`Abbas Abdallah Abdel_Karim Abdelhamid Abdelkader Abdelmalek Abdelrahman Abderrahim Abdulaziz Abdulelah
    Abdullah Abdulmajeed Abdulrahman Adel Adnan Ahmad Ahmed Akram Ali Amin Amine Amir Ammar Amr Anas Anis Anwar Aref Ashraf
    Ayman Ayoub Aziz Badr Bader Bilal Brahim Emad Fahad Faisal Fares Farouk Fathi Fawaz Firas Fouad Ghassan Haitham Hakim
    Hamad Hamdan Hamdi Hamza Hani Hassan Hatem Hazem Hicham Hisham Houssem Hossam Hussain Hussein Ibrahim Idris Iheb Ilyas
    Imad Islam Ismail Issam Jaber Jalal Jamal Kamal Karim Khaled Khalid Khalifa Khalil Khalfan Loai Mahdi Mahmoud Majed Malek
    Mansour Marwan Maher Mehdi Moataz Mohamed Mohammed Mohannad Montasser Mostafa Mounir Moussa Mubarak Murad Musab Mustapha
    Nabil Nader Naif Nasser Nawaf Nayef Nizar Omar Osama Othman Qasim Rachid Rami Ramy Rashed Rayan Redouane Riyad Rida Saad
    Saber Saeed Said Salah Saleh Salem Salman Sami Samir Saud Seifeddine Shadi Sofiane Soufiane Sultan Taha Taher Tamer Tarek
    Tariq Turki Wael Walid Wassim Yahya Yasser Yassine Yazan Youcef Younes Youssef Zaid Zakaria Zied Ziyad`),
  family:
    namesFrom(`Abbas Abboud Abdelaziz Abdelfattah Abdelhadi Abdelkarim Abdelnour Abdelsalam Abdullah Abu_Bakr Abu_Zaid
    Adel Ahmad Al-Abdulla Al-Ahmadi Al-Ajmi Al-Amri Al-Anazi Al-Asiri Al-Attas Al-Awadi Al-Aziz Al-Balushi Al-Bishi Al-Blooshi
    Al-Dossary Al-Eisa  Al-Fadhli Al-Farsi Al-Ghafri Al-Ghamdi  Al-Haddad Al-Hajri 
    Al-Hammadi Al-Harbi Al-Harthi Al-Hassan Al-Hashmi Al-Hosani Al-Hussaini Al-Jaberi Al-Jassim Al-Juhani Al-Kaabi Al-Khalaf
    Al-Khatib Al-Kuwari Al-Maghrabi Al-Mahri Al-Malki Al-Mansoori Al-Marri Al-Marzooqi Al-Mazrouei Al-Menhali Al-Mohannadi
    Al-Momani  Al-Muqbali Al-Mutairi Al-Muwallad Al-Naimi Al-Najjar Al-Nemer Al-Noaimi Al-Obaidi Al-Omari
    Al-Otaibi Al-Qahtani Al-Qarni Al-Qasimi Al-Rashidi Al-Rawahi Al-Rifai Al-Rubaie Al-Rumaithi Al-Saadi Al-Sabah Al-Saeed
    Al-Sahafi Al-Salem Al-Salmani Al-Samarrai Al-Sayed  Al-Shammari Al-Shamsi Al-Sharif Al-Shehhi Al-Shehri
    Al-Shukri Al-Subaie Al-Sulaiman Al-Suwaidi  Al-Thani Al-Yami Al-Yousef Al-Zaabi Al-Zahrani Al-Zaki Allam
    Amara Amrani Arfaoui  Atallah Attia Awad Ayari Azzouzi Badawi Badran Bakri Barakat Bashir Belaid Belhadj
    Belkacem Ben_Abdallah Ben_Ali Ben_Amor Ben_Brahim Ben_Hassine Ben_Khalifa Ben_Mansour  Ben_Salah Benali
    Benaissa Benchaib Benhaddou Benjelloun Benkhelifa Bennani Bensalem Berrada Bouazza  Bouhaddi Boukhari Boulahia
    Bourouis Bouzid Chaabane Chakroun Chebbi Cherif Cherkaoui Dahmani Darwish Diab Djebbour El-Alami El-Amrani El-Badri
    El-Fassi El-Gendy  El-Hawary El-Idrissi El-Kholy El-Masry El-Mansouri El-Sayed El-Sherif El-Tahan Eid Essam
    Ezzat Fadel Fahmy Farag Farid Farouk Fathy Fawzy Gaber Gamal Ghanem Ghazali Gharbi  Haddad Hafez 
    Halabi Hamdi Hamid Hamrouni Hamouda Hany Hariri Hassanin Helal Hijazi Hosny Ibrahim Issa Jabbar Jaziri Jebali Kamel Kassab
    Kassem Kanaan Khaldi Khalfallah Khalil Khatib Khoury Laaroussi Lahlou Lakhal Mabrouk Maher Mahjoub Mahmoud Mansour Marei
    Mansouri Masoud Mejri Mekki Meziane Mohsen Mourad Moussa Mrad Naceur Naguib Nagy Najjar Naser  Othman Ouali
    Oukacha Qasem Rabia Radwan Ragab  Rahmani Rashad Rezgui Riad Rizk Saber Sabri Sadek Saidi Sakr Salama Saleh
    Samhan  Shaheen Shalaby Shawky Sherif  Soliman Souissi Tahiri  Tantawy Tawfik Tazi Touati
    Trabelsi Wahba Yahya Yassin Younis Zahran Zaki Zaouali Zaher Zemzemi Zerrouki Ziani Zidan Zouari`),
};

export const PERSIAN: Culture = {
  given:
    namesFrom(`Abbas Abolfazl Ahmad Ali Alireza Amin Amir Amir_Hossein Amir_Mohammad Aref Arash Arman Armin Arsalan Arya
    Asghar Ashkan Babak Bahman Behnam Behrouz Behzad Danial Davoud Ebrahim Ehsan Emad Erfan Esmail Fardin Farhad Farshad
    Farshid Farzad Farzan Hadi Hamed Hamid Hassan Hojjat Hooman Hossein Iman Jafar Javad Kamran Kasra Kaveh Keyvan Khosro
    Mahdi Majid Mansour Masoud Matin Mehdi Mehran Mehrdad Meysam Milad Mohammad Mohammad_Reza Mohsen Mojtaba Morteza Mostafa
    Nader Nima Omid Parham Payam Peyman Pouria Pouya Ramin Reza Rouzbeh Saber Sadegh Saeed Sajad Salar Saman Sasan Sepehr
    Shahab Shahin Shahram Shayan Sina Siamak Siavash Soheil Soroush Taha Vahid Vouria Yasin Younes Yousef Zobeir`),
  family: namesFrom(`Abbasi Abdi Abedi Afshari Aghaei Ahmadi Ahmadzadeh Akbari Alavi Alinejad  Alizadeh Amini Amiri
    Ansari Asadi Asgari Ashouri Ataei Azadi Azimi Babaei Bagheri Bahrami Baniasadi Barzegar Behboudi Bigdeli Boroumand Cheraghi
    Daneshgar Darvishi Davari Ebrahimi Eftekhari Emami Eslami Esmaeili Fakhri Farahani Fallah Faraji Fathi Fazeli Forouzan
    Gholami Ghorbani Ghasemi Golzari Habibi  Hajipour Hamidi Hashemi Hassani Hatami Heidari Hemmati Hosseini
    Imani Jafari Jahani Jalali Jamshidi Javadi Kamali Karami Karimi Kazemi Keshavarz Khalili Khani Khodaei Khorrami Kiani
    Maleki Mansouri Mardani Masoumi Mehrabi Mirzaei Moghadam Mohammadi  Mokhtari Moradi Mousavi Naderi Nafisi
    Najafi Naseri Nazari  Nemati Norouzi Nouri Omidi Pakdel Panahi Parvizi Paydar Pirouz Pourali Pourmohammad
    Rabiei Radmanesh Rahimi Rahmani Rajabi Ramezani Rashidi Rasouli Razavi Rezaei Rostami Sabeti Sadeghi Saeidi Safari Salehi
    Salimi Samadi Sarlak Seyedi Shafiei Shahbazi Shahidi Sharifi Shiri  Soleimani Soltani Taheri Tavakoli 
    Vahedi Vaziri Yazdani Yousefi  Zamani Zandi Zarei Ziaei`),
};

export const HEBREW: Culture = {
  given:
    namesFrom(`Adam Adir Alon Amir Amit Ariel Arik Assaf Avi Aviad Aviel Avishay Ben Barak Dan Daniel David Dean Din Dolev
    Dor Doron Dudu Eden Eitan Elad Eli Eliad Eliran Erez Gabi Gad Gadi Gal Gil Guy Hanan Hen Idan Ido Ilay Itay Itamar Jonathan
    Kfir Liel Lidor Liran Lior Manor Matan Maor Michael Mor Nadav Nir Niv Noam Noy Ofir Ohad Omer Omri Or Oren Orel Oz Ran Raz
    Roei Rom Ron Roy Sagi Sagiv Shahar Shai Shalev Shay Shlomi Shoval Sean Tal Tomer Tsahi Yaniv Yarden Yonatan Yoav Yuval Ziv`),
  family:
    namesFrom(`Abergel Abitbol Abu_Hanna Alon Amar Amsalem Arad Ashkenazi Assayag Attias Avidan Avitan Avraham Azoulay Bar
    Bar-Lev  Baruch Ben_Ami Ben_David Ben_Haim Ben_Shimon Ben_Yosef  Berkovits Biton  Carmel
    Cohen Dadon Dahan Dayan Edri Elbaz Elimelech Elkayam Elmaliach Eliyahu Gabay Ganon Gershon Golan Goldberg Gordana Haddad
    Harush  Hershko Hazan Katz Kedar Keinan Kadosh  Khalaila Lavi Levi Levy Lugasi Maimon Malka Malul
    Maman Mansour  Mashiach Mizrahi Moshe Nachmani Nahum Natan Navon Ohana Ohayon Oren Osher Ovadia Peretz Pinto
    Rahamim Raphael  Rosen Saba Sabag Sabo Sahar Sason Segal Shabtai Shalom Shamir Sharabi Shechter Shimon Shitrit
    Shriki Siboni Suissa Swisa Tal Tamir Tawatha Toledano Turgeman Vaknin Vidal Weiss Yehezkel Yifrah Yosef Zada Zaguri
    Zamir Zino Zohar Zrihan`),
};

export const CENTRAL_ASIAN: Culture = {
  given: namesFrom(`Abbos Abdulla Abdumalik Adilet Aibar Aidos Akbar Akmal  Alibek Alisher Almaz Anvar Arman Askhat
    Asror Aslan Azamat Azizbek Azizjon Bakhodir Bakhrom Bauyrzhan Behruz Bekzod Bekhruz Botir Daler Daniyar Dastan Davron
    Diyorbek Doniyor Dostonbek Elbek Eldor Eldorbek Farrukh Farkhod Galymzhan Gulomjon Ibrokhim Ikrom Ilyos Islom Izzatilla
    Jahongir Jakhongir Jamshid Jasur Javokhir Jovlon Kairat Khojiakbar Khojimat Khurshid Kuvondyk Laziz Madiyar Maksat Mansur
    Marat Mirjalol Mukhammad Murodbek Muzaffar Nurbek Nurlan Nurali Odil Odiljon Oston Otabek Oybek Ravshan Rustam Ruslan
    Ruziboy Samandar Samat Sanjar Sardor Serik Sherzod Shukhrat Sokhib Sultan Temirlan Temur Timur Tokhtar Ulugbek Umid Utkir
    Vakhid Yerkebulan Yerlan Yerassyl Zafar Zhasulan Zokhid Zukhriddin`),
  family:
    namesFrom(`Abdikholikov Abdukarimov Abdullaev Abdurakhmanov Abdurasulov Abenov Abilov Aliev Alikulov Alimov Amanov
    Amirov Askarov  Akhmedov Aytbaev Azimov Baimuratov Baitenov Bakirov Baktiyarov Begimov Bekmurodov Berdiev
    Boboev Botirov Bozorov Buriev Daurov Djumaev Djuraev Ergashev Eshmurodov Faizullaev Ganiev Gafurov Hakimov Hamraev
    Ibragimov Ibraimov Ikromov Imanov Ismailov Iskanderov Jumaboev Juraev Kadyrov Kamalov Kambarov Karimov Kasymov Kenzhebek
    Khakimov Khalilov Khamidov Khasanov Khidirov Kholmatov Khudoyberdiev Komilov Kuchkarov Kurbanov Maksudov Mamadaliev
    Mamatov Mansurov Marupov Matkarimov Mirzaev Mukhamedov Mukhitdinov Muminov Muratov Murzakhanov Musaev Mustafin Nabiev
    Narzullaev Nasimov Nasirov Nazarov Nematov Nishonov Normatov Normurodov Nurmatov Nurmukhamedov Omarov Orazov Ospanov
    Ostonov Pulatov Qodirov Rakhimov Rakhmatov Rasulov Rashidov Ruzibaev Rustamov Sabirov Sadykov Safarov Saidov Salimov
    Samatov Sapaev Sariev Sattarov Seidakhmet Serikbaev Shamsiev Sharipov Shodiev  Sobirov Sultanov Suleimenov
    Suyunov Tashmatov Tazhibaev Temirov Toirov Tojiev Tulyaganov Turaev Turgunov Turdiev Tursunov Ubaydullaev Umarov Usmanov
    Valiev Yakhshiboev Yakubov Yuldashev Yusupov Zakirov Zhaksylykov Zhumabaev Ziyaev Zokirov Zoirov`),
};

export const WEST_AFRICAN: Culture = {
  given:
    namesFrom(`Abdul Abiodun Ademola Adewale Adeyemi Akinola Akwasi Alhassan Amos Anthony Augustine Ayo Ayodele Babatunde
    Benjamin Bernard Bright Caleb Chibuike Chidera Chidi Chidiebere Chidozie Chigozie Chima Chinedu Chisom Chukwudi Chukwuemeka
    Clement Collins Daniel Dauda David Dele Ebenezer Ebuka Edmund Edward Emeka Emmanuel Enoch Ernest Evans Ezekiel Fatai Felix
    Francis Frank Frederick Friday Gabriel George Gideon Godfrey Godwin Henry Hope Ibrahim Ifeanyi Ikechukwu Innocent Isaac
    Isaiah Israel Jacob James Jamiu Jeremiah Jerry John Jonathan Joseph Joshua Jude Julius Justice Kelechi Kelvin Kenneth Kingsley
    Kofi Kojo Kwabena Kwadwo Kwaku Kwame Kwasi Kwesi Latif Lawrence Leonard Lukman Maxwell Mfon Michael Mohammed Monday Moses
    Musa Nana Nathaniel Nnamdi Obinna Odion Ogochukwu Olakunle Olamide Olanrewaju Olumide Oluwaseun Osman Patrick Paul Peter
    Philip Prince Rafiu Raphael Razak Richard Richmond Salisu Samson Samuel Saviour Seidu Shehu Simon Solomon Stanley Stephen
    Sulley Sunday Taiwo Temitope Terem Theophilus Tobi Tosin Tunde Uche Umar Victor Wahab Wilfred William Wisdom Yakubu Yaw
    Yusuf Zakaria`),
  family: namesFrom(`Abanda Abdulai Abdullahi Abiola Abubakar Acheampong Acquah Adama Addai Addo Ademola Adeoye 
    Adegoke Adeleke Adeleye Adeniyi Aderibigbe Adeyemo Adjei Adomako Afful Afolabi Agbaje Agbo Agyeman Ahmed 
     Ajibade Akande Akinbola Akinyemi Akpan Alabi Alhassan Aliyu Amankwah Amadi Amoah  Ampofo Anane Ankomah
    Annan Anokye Ansah Antwi Anyanwu Apau Appiah Arthur Aryee Asamoah Asante Asare Asiedu Asomani Attah Awuah Ayeni Azubuike
    Baah Babangida Badmus Baffour  Bamidele Banda  Bello Boadu Boakye Boampong  Bonsu Botchway
     Bukari Chukwu Chukwuma Coffie Dada  Danquah Danso Dapaah Darko Dauda Donkor Dogo Duah Duru Dwamena
    Ebo Edet Effiong Egbe Ejike Eke  Eze Ezeh Fashola Fofie Fosu  Garba Gbadamosi Gyamfi  Haruna
    Hassan Ibe Ibeh Ibrahim Idowu Idris Igwe   Inusah Isah Issah Iyke Jimoh Jibril Kamara 
    Karikari Konadu Koranteng Kumi Kuranchie Kwarteng Kyei Kyeremeh Ladan  Lawal Lartey  Maduka Manu
    Mba Mbah Mensah Mohammed Musa Nartey  Njoku Nkansah Nkrumah Nnadi Nsiah Nuhu Nwachukwu Nwankwo Nwosu Nyarko Obeng
    Obi Obiora Obuobi Odoi Odutola Ofori Ofosu Ogbonna Ogundele Ogunleye Ogunsola Ojo Okafor Okai Okechukwu Okeke Okereke Okon
    Okonkwo Okoro Okoye Okyere Oladapo Oladele Olaniyan Olatunji Olayinka Oluwole Omotayo Onuoha  Onyema Opara Opoku
    Oppong Orji Osagie Osei Osho Oteng Otoo Otu Owoeye Owusu Oyekanmi Oyelaran Peprah Poku  Quaye Quartey Sackey
    Salami Salifu Sani Sarfo Sarpong Sekyere Shaibu Shittu Sowah Suleiman Tagoe Tahiru Takyi Tandoh Tetteh Thompson Twumasi
    Ubah Udeh Udo Ugwu Umeh Umoh Usman Uzoma Wahab Yakubu Yamoah  Yusuf Zakari`),
};

export const FRENCH_AFRICAN: Culture = {
  given:
    namesFrom(`Abdou Abdoulaye Abdramane Aboubacar Adama Alassane Alioune Alpha Amadou Amara Arouna Assane Aziz Baba
    Babacar Badou Bakary Balla Bamba Bassirou Blaise Boubacar Boukary Bouna Brice Cédric Célestin Cheick Cheikh Christian
    Clinton Cyrille Daouda Demba Didier Djibril Eric Ernest Fabrice Fallou Famara Fiston Fodé Fousseni Franck Gaël Georges
    Guy Habib Hamed Hamidou Hervé Ibrahim Ibrahima Idrissa Ismaël Issa Jean_Marc Jean_Pierre Jonathan Joris Junior Kader Karim
    Kévin Lamine Landry Lassana Lassina Madou Mahamadou Malick Mamadou Mamady Massamba Modibo Mohamed Moctar Mory Moussa
    Moustapha Ndiaga Oumar Ousmane Ousseynou Papa Pape Patrick Rodrigue Rominigue  Saliou Salif Samba Seydou
    Sékou Serge Séga Sidi Siaka Sory Souleymane Stéphane Sylvain Tidiane Thierno Vakoun Vincent Wilfried Yacouba Yaya Youssouf
    Yannick Zié Zoumana`),
  family: namesFrom(`Abega Achi  Aka Allou Amani Ambassa Anoma Assamoi Atangana Ba Badji Bah  Balde
    Bamba Bance Banga Barry Bassène Baya Bayo Beugré Biyogo Boka Bolingi Bongongui Boro  Camara Cissokho Cissé Coulibaly
    Dabo Dagano Dao Deme  Dia Diaby Diack Diagne Diakhité Diakité Diallo Diané Diarra Diarrassouba  Diawara
    Dièye Diémé Diomandé Diop Diouf Dioum Djédjé Djiré Djibo Dosso  Doumbia Doumbouya Dramé Ebongué 
    Ekani Elonga Essomba Etame Etoa Fall Fané Faty Faye Fofana Gassama Gakpa Gnahoré Gohou Goudiaby Goura Guèye 
    Guindo  Ilunga Kaba  Kabongo Kalala Kalonji Kamano Kamara Kamissoko Kanouté  Kasongo Kassi
    Kayembe Kébé Keïta Kilonda Kitenge Kone Kongolo  Koné Kouadio Kouakou Kouamé Kouassi Kouyaté Koffi Konan Kossi
    Kpodo Kra Kramo Lago Lokilo Loum Lukau  Maïga Makiadi    Mayele Mbaye
     Mbengue Mbodj Mboma Mbongo Mbuyi  Minko   Mukendi Mulumba 
    Ndiaye Ndao Ndjock  Ndour Ngalle Ngando Ngom Ngoma Nguessan Niakaté Niang Niasse Nikiema  Nsimba 
    Ntoya Nyamsi   Ouattara Ouédraogo Owona   Samaké Samassa Sanogo  
    Sanou Sarr Savané Sawadogo Seck Sène Senghor Seri  Sidibé Sissoko Sow Soumahoro Soumaré Sylla Tall Tamba
    Tandia  Tchamba Tchoumi Thiam Thiaw Tia Tiéhi Timité Togola Tounkara  Traoré Tshibola Tshimanga Wade Wagué
    Wamba Yao Yattara Yoda Youla Zebo Zinga Zongo Zoko Zohoré`),
};

export const SOUTH_AFRICAN: Culture = {
  given: namesFrom(`Abel Andile Ashley Ayanda Bandile Benson Bongani  Brandon Brian Bruce Buhle Chris Clayton Clement
    Craig Dean Denwin Dumisani Edmore Elias Emmanuel Evidence Ethan Fortune Garth George Gift Given Godfrey Goodman Grant
    Happy Innocent Isaac Itumeleng Jabu Jabulani Jackson Joseph Junior Kabelo Kagiso Katlego Keagan Keanu Kennedy Kgaogelo
    Kgotso Khanya Khama Kobamelo Lehlohonolo Lebo Lebogang Lehlogonolo Lerato Lesego Luke Luther Luvuyo Lwandile Lwazi Lyle
    Mandla Masilakhe Mduduzi Menzi Miguel Mlungisi Moeketsi Monde Mothobi Mpho Mthokozisi Musa Mxolisi Nathan Ndabayithethwa
    Neo Nhlanhla Njabulo Nkanyiso Nkosinathi Ntsako Oswin Patrick Peter Phakamani Phathu Phiwayinkosi Pule Puso Rainford
    Realeboga Relebogile Ricardo Riyaad Rivaldo Sabelo Samkelo Sammy Sandile Sanele Sboniso Sepana Shandre Sibongiseni Sibusiso
    Sifiso Simphiwe Sipho Siphelele Siphesihle Siyabonga Siyanda Sizwe Sphamandla Sphelele Stanley Tashreeq Tapelo Tebogo
    Teboho Thabang Thabiso Thabo Thamsanqa Themba Thembinkosi Thapelo Thulani Tshegofatso Tshepo Tumelo Tyson Vuyo Vusi Wandile
    Wonderboy Xolani Yusuf Zakhele Zane Zuko`),
  family:
    namesFrom(`Adams Banda Baloyi Blom Booysen  Buthelezi Cele Chabalala Chirwa Chauke Cloete Cupido Daniels Davids
    Dhlamini Dlamini Dladla Du_Preez Dube Gabuza Gama Gamede  Gumede Gumbi Hadebe  Hlatshwayo Hlongwane
    Isaacs Jacobs  Jiyane Johannes Kapinga Kekana Kgatlana Kgomo Khanye Khenyeza Khoza Khumalo  Kubheka
    Kunene Langa Ledwaba Letlhaku  Links Mabasa Mabaso Mabena Mabiliso Mabunda Mabuza Madisha Madlala Madonsela
    Mahlangu Mahlambi Mahlatsi Mahlobo Mahomed Majola Makhanya Makhubela Makgalwa Makgopa Makola Malatji Malepe Maluleka Maluleke
    Manaka Manqele Manzini Mapfumo Maphangule Maphosa Maponyane Marishane Martin Maseko Mashaba Mashego Mashiane Mashigo Mashiloane
    Masilela Masina Masondo Masuku Mathebula Mathiane Mathoho Matlaba Matsimbi Matuludi Mavimbela Mayo Mazibuko Mbatha Mbele
    Mbhele Mbotho Mbuyane Mchunu Mdaka Mdlalose Mdluli Mekoa Memela Mere Meyers Mhango Mhlongo Miya Mkhabela Mkhize Mkhulise
    Mkhwanazi Mkize Mlambo Mmodi Mngadi Mngomezulu Mngonyama Mnguni Mnisi Modiba Modise Mofokeng Mogaila Mogale Mogorosi Mohlala
    Mokate Mokhele Mokoena Mokotjo Molefe Molelekwa Moleko Moloi Monare Monyane Moon Morena Moseamedi Mothiba Mothwa Motaung
    Motebang Motsepe Motshwari Motupa Mpandle Mphahlele Mphela Msimango Msomi Mthembu Mthethwa Mthombeni Mudau Mukumela Mulaudzi
    Mvala Myeni Mzava Ncikazi Ncube Ndaba Ndengane Ndlela Ndlovu Ndulula Netshodwe Ngcobo Ngema Ngidi Ngobeni Ngoma Ngubane Ngwenya
    Ngwira Nhlapo Nkabinde Nkambule Nkosi Nkuna Norodien Ntshangase Ntuli Nxumalo Nyama Nyatama Nyauza Nzama Nzimande Okonkwo
    Parker Peters Petersen Phalane Phili Phiri Pillay Poggenpoel Qalinge Radebe Ralani Rakhale Ramagalela Ramahlwe Rapoo Roberts
    Samuels Saleng Seabi Seema Sekgota Sekola Sekotlong Selepe Semenya Senne Seroba Shabalala Shandu Shongwe Sibande Sibisi Sibiya
    Sikhakhane Simango Sithebe Sithole Sitole Skosana Smith Solomons Sono Thabane Thwala Timm Tlolane Tshabalala Twala Vilakazi
    Vilane Vries Xaba Xulu Zikhali Zondi Zulu Zuma Zungu Zwane`),
};

export const EAST_AFRICAN: Culture = {
  given:
    namesFrom(`Abdalla Abdi Abdul Abebe Abel Ally Allan Amani Anthony Arnold Ayub Benson Boniface Brian Bruno Caleb Charles
    Clifford Collins Cyprian Daniel David Dawit Denis Dickson Duke Edward Elias Elvis Emmanuel Eric Ezekiel Feisal Felix Francis
    Frank Fred Gatoch George Geoffrey Getaneh Godfrey Haile Hassan Henry Hillary Ibrahim Idris Innocent Isaac Issa Jackson James
    Jean_Claude Jesse Joash Job John Johnstone Jonas Joseph Joshua Juma Karim Kelvin Kenneth Kennedy Khalid Lawrence Levis Martin
    Masoud Meddie Michael Milton Mohamed Moses Mudathir Mukoko Musa Mzamiru Nicholas Nizar Novatus Olivier Ovella Patrick Paul
    Peter Philemon Rashid Raphael Richard Robert Rogers Ronald Saimon Salum Samuel Shaban Shafik Simon Solomon Stephen Steven
    Surafel Teddy Thaddeo Timothy Tonny Victor Vincent Wilson Yared Yunus Yusuf Zakaria`),
  family:
    namesFrom(`Abdallah Abeid Abera Achieng Adongo Alemu Ambrose Amule Andriamahery Assefa Atieno Ayieko Baraka Barasa Bayo
    Bekele Birungi Bizimana Bukenya Byaruhanga Byiringiro Chepkwony Chege Cheruiyot Dida Fondo Getachew Girma Habimana Hamisi
    Hakizimana Ishimwe Jjuuko Jumbe Kagere Kahata Kaheza Kaiza Kalema Kalyowa Kamau Kamusoko Karanja Karuru Kasirye Kasozi Kato
    Katongole Kayondo Kebede Kibet Kibwana Kigozi Kimani Kimwaga Kipkirui Kiprono Kipruto Kirabo Kirunda Kisombe Kizza Kolongo
    Kyambadde Lokinyomo Lubega Luwemba Mabula Magambo Makame Makori Mao Masanja Mayanja Mbugua Mbwana Mfaume Mgunda Mkude Mnata
    Mohamed Momanyi Mpagi  Mtasingwa Mucyo Mugabe Mugisha Muguna Muhindo Mukiibi Mulei Mulenga Munezero Muriuki Musoke
    Mutebi Mutinda Mutiso Mutyaba Muwonge Mwakyembe Mwamba Mwangi Mwaura Mwenda Mwita Nanjala Ndayisenga Ndikumana Ngassa Nganga
    Ngugi Njoroge Njuguna Nkuba Nshuti Nsubuga Ntwari Nyamweya Nyange Nyirenda Ochieng Odhiambo Oduor Ogolla Okello Okoth 
     Oloya Omar Omollo Omondi Onyango Opiyo Otieno Ouma Owino Rajabu Rakoto Rutaisire Ruzindana Said Salim Sanga Sempa
    Sentamu Shabani Shikanda Simba Ssali Ssebunya Ssemakula Tadesse Tamba Tesfaye Tumwesigye Twizere Uwimana Wafula Walusimbi
    Wambua Wanjala  Wasswa Were Wekesa Worku Yondo Zziwa`),
};
