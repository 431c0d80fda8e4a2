import { type Culture, namesFrom } from "./culture.ts";

export const INDIAN: Culture = {
  given:
    namesFrom(`Aakash Abhijit Abhishek Aditya Ajay Ajith Akash Akshay Alen Alwyn Aman Amarjit Amit Amrinder Anand Anas Aniket Anil
    Anirudh Ankit Anuj Apurv Arjun Arnab Arshdeep Arun Ashique Ashish Ashok Ashwin Asish Aveen Ayush Bidyananda Bijay Bikash Bipin Bishal
    Brandon Brison Chinglen Clifton Darren Debjit Deepak Denzil Devdan Dheeraj Dhruv Dinesh Edwin Faisal Farukh Ganesh Gaurav Glan Gurmeet
    Gurpreet Gursimrat Halicharan Hardik Harish Hitesh Imran Irfan Ishan Jagdeep Jason Jayesh Jeakson Jerry Jessel Jithin Jobby Joyner
    Kamaljit Karan Karthik Kean Kiran Komal Krishna Kunal Lalengmawia Lalrinliana Lalthathanga Laxmikant Leander Lenny Liston Lovepreet
    Mahesh Mandeep Manoj Manvir Melroy Mirshad Mobashir Mohit Muhammed Nandha Narender Naveen Nikhil Nikum Nishu Nitesh Noufal Pankaj
    Parag Parthib Phurba Pradeep Prabir Prabsukhan Pranjal Pratik Praveen Prince Pritam Prosenjit Rahul Raj Rajat Rakesh Ramesh Ranjan
    Ravi Redeem Renedy Ricky Rishi Ritwik Rohit Romario Roshan Rowllin Sachin Sagar Sahal Sahil Salam Sandeep Sandesh Sanju Sarthak Saurav
    Sehnaj Seiminlen Shankar Shubham Siddharth Souvik Spandan Subhash Suhair Sumeet Sunil Suresh Thoiba Udanta Umesh Vignesh Vijay Vikram
    Vinit Vipin Vishal Vivek Yash Yasir Yumnam`),
  family:
    namesFrom(`Achari Adhikari Agarwal Ali Ambekar Antony Babu Bag Banerjee Baretto Barla Barman Baskaran Basu Bhabora Bhandari Bhat
    Bhowmick Bhutia Biswas Borges Bora Bose Burman Chakraborty Chakrabarti Chettri Chowdhury Colaco Coutinho Cruz
    Das Dasgupta Datta Deb Deka Desai Devassy D'Costa D'Mello D'Silva D'Souza Dey Dhanda Dias Dsouza Dutta Fernandes Furtado Gaikwad Ganguly
    Gawli George Ghosh Ghoshal Gill Gogoi Gomes Gupta Haldar Haokip Hassan Hembram Hmar Iqbal Jadhav Jain James Jamwal Jha Jacob Jairu John
    Jose Joseph Joshi Kaith Kakati Kamath Kannan Kaushik Khan Khongjee Kini Koli Kom Konsam Kshetrimayum Kumar Kundu Kurian Lakra
    Lalmuanpuia Lama Lepcha Limboo Lobo Lotjem Lyngdoh Mahato Majhi Mali Mallick Mandal Mandi Manoharan Mathew Mawihmingthanga Mazumdar
    Meetei Mehta Menon Minz Mishra Mistry Mondal Monteiro Mukherjee Mukhi Murmu Nadar Naik Nair Namdev Nandi Nath Nayak Negi
    Ngangom Noronha Oraon Padattil Pal Panwar Parmar Patil Paul Pawar Pillai Pinto Poojary Pradhan Praharaj Prasad Purkait Rai Rajan Rajput
    Rana Rane Rao Rathi Rathod Rawat Ray Rebello Rodrigues Roy Saha Sahni Saji Salam Samad Sangma Sangwan Sardar Sarkar Sawant Sequeira Sen
    Sengupta Shah Sharma Shenoy Shetty Shirodkar Shrestha Shukla Singh Sinha Soni Soren Subba Subramaniam Suresh Tamang Tangri Tavares
    Thakur Thomas Thounaojam Tirkey Tongbram Toppo Tudu Vadakkepeedika Vanlalpeka Varghese Varma Vaz Verma Vijayan Wadhwa Wahengbam
    Waghmare Wangjam Yadav Zodingliana Zuala`),
};

export const BENGALI: Culture = {
  given:
    namesFrom(`Abdul Abdullah Abid Adeel Adnan Ahsan Akmal Ali Amir Anisur Arif Ashraful Asif Atiqur Azhar Babul Bilal Bishwanath Danish Easin
    Emon Faheem Faisal Farhan Faruk Habib Hamza Haroon Hasan Hassan Ibrahim Imran Irfan Ishtiaq Ismail Jamal Jewel Junaid Kamran Kazem
    Mahbub Mahmudul Manjur Masud Mehedi Mitul Mizanur Mohamed Mojibor Muhammad Naiz Nasir Noman Omar Rafiqul Rahmat Rakib Rashed Rezaul
    Riaz Rimon Saad Sabbir Saddam Sadiq Saeed Sajjad Salman Shahid Shahriar Shakil Shamim Shayek Sohel Sumon Suleman Tahir Tariq Tawhid
    Topu Touhid Umair Usman Waseem Yasin Zahid Zeeshan Zayan`),
  family:
    namesFrom(`Afridi Ahmed Akhtar Akram Alam Ali Anwar Ashraf Aslam Awan Baig Barman Bhuiyan Butt Chowdhury Fahad Faruq Ghosh Habib Haider
    Hamid Haque Hasan Hossain Hussain Ibrahim Iqbal Islam Ismail Jamil Jahan Javed Kabir Kamal Karim Kayani Khalil Khan Khondaker Latif Mahmood
    Mahmud Malik Mehmood Miah Mirza Mohamed Molla Munir Mustafa Nasheed Nawaz Nazim Niazi Nizam Qureshi Rahman Raja Rana Rashid Raza Roy Saeed
    Sajid Salam Sarkar Sattar Shah Shaheen Shahzad Shaikh Sheikh Siddiqui Sikder Sohail Sultan Talukdar Uddin Umar Waheed Yousuf Zaman`),
};
