import { type Culture, namesFrom } from "./culture.ts";

export const SPANISH: Culture = {
  given:
    namesFrom(`Abel Adrián Aitor Álex Alberto Alejandro Alfonso Alonso Álvaro Andoni Andrés Ander Ángel Antonio Ariel
    Arnau Asier Benito Borja Bruno Carles Carlos César Cristian Dani Daniel David Diego Eduardo Eloy Enrique Eneko Eric
    Ernesto Fabián Felipe Fermín Fernando Fran Francisco Gabriel Gerard Germán Gonzalo Gorka Guillermo Héctor Hugo Ignacio
    Iker Ismael Iván Izan Jaime Javi Javier Jesús Joan Joaquín Jon Jordi Jorge José Josep Juan Juanjo Julen Julián Julio
    Kepa Koldo Leo Lorenzo Luis Manuel Marc Marcos Mario Martín Mateo Miguel Mikel Miquel Moisés Nacho Nico Nicolás Óscar
    Oier Pablo Paco Pau Pedro Pol Rafael Ramón Raúl Ricardo Rodrigo Roberto Rubén Salva Samuel Santiago Saúl Sergio Tomás
    Unai Urko Víctor Xabi Xavi Yeray`),
  family:
    namesFrom(`Abad Aguado Aguilar Aguirre Alarcón Alba Albert Alcaraz Alcántara Alegre Alfaro Almagro Alonso Altuna
    Álvarez Amador Amat Anaya Andrade Antón Aparicio Aragón Aramburu Aranda Arce Arias Arjona Arnau Arranz Arregui Arribas
    Arrieta Ávila Ayala Aznar Azpiazu Ballester Baños Barba Barrera Barrios Bautista Beltrán Benítez Benito Bermejo Bernal
    Blanco Blasco Bonilla Borrego Bosch Bravo Burgos Bustamante Caballero Cabello Cabrera Calderón Calvo Camacho Campos
    Cano Carmona Carrasco Carrera Carretero Carrillo Casado Casals Castaño Castellano Castilla Castillo Castro Cebrián
    Cerezo Cid Clemente Conde Contreras Cordero Córdoba Correa Cortés Costa Crespo Cruz Cuenca Cuesta Cuevas Delgado Díaz
    Domènech Domínguez Donoso Duarte Durán Echeverría Elizalde Elorza Escobar Escribano Escudero Espinosa Esteban Esteve
    Estrada Etxeberria Expósito Fajardo Falcón Farré Fernández Ferrer Figueroa Flores Font Fuentes Galán Gallardo Gallego
    Gálvez Garay Garcés García Garrido Garriga Gil Giménez Giner Gómez Goñi González Gracia Granados Guerra Guerrero Guillén
    Gutiérrez Haro Heredia Hernández Herrera Herrero Hidalgo Huertas Hurtado Ibáñez Ibarra Iglesias Iraola Iriarte Izquierdo
    Jara Jiménez Jordán Juárez Lara Lázaro Leal León Llamas Llorente Lobato López Lorenzo Lozano Luna Luque Macías Maldonado
    Manrique Manzano Marcos Marín Mármol Márquez Martí Martín Martínez Mas Mata Mateo Mateos Medina Méndez Menéndez Mercado
    Merino Mesa Miguel Millán Miranda Molina Molins Montero Montes Montoya Mora Moral Morales Morán Moreno Moya Muñoz
    Murillo Naranjo Navarro Navas Nieto Nogueira Núñez Ocaña Ochoa Ojeda Oliva Oliver Olmo Ordóñez Orellana Oropesa Orozco
    Ortega Ortiz Osorio Otero Pacheco Padilla Palacios Palma Pardo Paredes Parra Pascual Pastor Peláez Peña Perales Perea
    Pereda Pérez Pineda Pino Plaza Polo Ponce Pons Portillo Pozo Prado Prieto Puig Quesada Quintana Quintero Ramírez Ramos
    Rebollo Redondo Requena Rey Reyes Ribas Rico Riera Ríos Rivas Rivera Robles Roca Rodríguez Rojas Roldán Román Romero Ros
    Rosado Rosales Rubio Rueda Ruiz Sáez Sainz Salas Salazar Salcedo Salgado Salinas Salvador Sánchez Sancho Sanz Santana
    Santiago Santos Sanabria Saura Segura Sempere Serra Serrano Sevilla Sierra Silva Simón Sola Soler Solís Soriano Sosa
    Soto Suárez Tapia Tejada Tejero Toledo Tomás Tormo Torralba Torres Trujillo Uribe Urrutia Valencia Valera Valero Valle
    Valverde Vaquero Varela Vargas Vázquez Vega Velasco Vela Vera Vicente Vidal Vilar Villalba Villanueva Villar Villegas
    Vives Yuste Zabala Zafra Zamora Zapata Zubieta`),
};

export const LATIN: Culture = {
  given: namesFrom(`Abel Adolfo Agustín Alan Alberto Alejandro Alexis Alfredo Andrés Ángel Aníbal Ariel Armando Arturo
    Axel Bautista Benjamín Braian Brayan Bruno Camilo Carlos César Claudio Cristian Cristóbal Damián Daniel Darío David
    Diego Duván Edgar Edison Eduardo Elías Emanuel Emiliano Enzo Erick Esteban Ezequiel Fabián Fabricio Facundo Federico
    Felipe Fernando Francisco Franco Gabriel Gastón Germán Gerónimo Gonzalo Guido Gustavo Hernán Horacio Hugo Ignacio Iván
    Jaime Jairo Javier Jefferson Jeison Jerónimo Jhon Joaquín Joel Johan Jonathan Jorge José Juan Julián Julio Kevin
    Lautaro Leandro Leonardo Lisandro Lorenzo Lucas Luciano Luis Manuel Marcelo Marcos Mariano Mario Martín Mateo Matías
    Mauricio Mauro Maximiliano Michael Miguel Milton Nahuel Nelson Néstor Nicolás Octavio Omar Óscar Osvaldo Pablo Patricio
    Pedro Rafael Ramiro Ramón Raúl Ricardo Roberto Rodolfo Rodrigo Román Rubén Santiago Santino Sebastián Sergio Thiago
    Tobías Tomás Valentín Vicente Víctor Walter Wilson Yeison`),
  family: namesFrom(`Acevedo Acosta Acuña Aguayo Aguirre Alarcón Alderete Alfaro Almada Almeida Almirón Alvarado Álvarez
    Amarilla Andrade Aquino Arango Araujo Araya Arboleda Arce Arciniegas Arévalo Argüello Arias Arroyo Astudillo Ávalos
    Ayala Báez Balbuena Barboza Barrera Barreto Barrios Barrionuevo Bazán Becerra Bejarano Beltrán Benavides Benítez
    Bermúdez Bernal Blanco Bobadilla Bogado Bolaños Bonilla Bravo Bustos Caballero Cabral Cabrera Cáceres Caicedo Calderón
    Campaña Campos Canales Candia Cano Cantero Cárdenas Cardozo Carrasco Carrizo Carvajal Castañeda Castillo Castro Cedeño
    Centeno Céspedes Chacón Chávez Cifuentes Colmán Contreras Córdoba Coronel Correa Corrales Cortés Cortez Cuesta Cuevas
    De_León Delgado Delvalle Díaz Domínguez Duarte Durán Echeverri Enríquez Escalante Escobar Espínola Espinoza Esquivel
    Estigarribia Estrada Farías Ferreira Ferreyra Figueroa Flores Florentín Fonseca Franco Frías Fuentes Galarza Galeano
    Gallegos Galván Gamarra Gamboa Garay García Garcete Gauna Gaitán Giménez Godoy Gómez González Granados Grijalva Guerrero
    Guevara Gutiérrez Guzmán Henríquez Heredia Hernández Herrera Hidalgo Hinestroza Hurtado Ibarra Iglesias Insaurralde
    Jaramillo Jara Jiménez Juárez Lagos Laguna Lara Ledesma Leguizamón Leiva Lemos Lescano Lezcano Linares Lizarazo Lobos
    Londoño López Lozano Lucero Lugo Luján Luna Machado Maidana Maldonado Mamani Mancilla Manzano Marín Márquez Martínez
    Matamala Maturana Medina Mejía Mena Méndez Mendoza Meneses Mercado Meza Mina Miño Miranda Molina Moncada Monroy Montaño
    Montenegro Montiel Montoya Mora Morales Morán Moreno Morínigo Mosquera Moya Muñoz Murillo Navarrete Navarro Navia Nieto
    Noguera Núñez Obando Obregón Ocampo Ojeda Olivares Olivera Orellana Orozco Ortega Ortiz Osorio Otero Ovelar Oviedo
    Pacheco Padilla Palacios Palma Paniagua Paredes Parra Pastrana Pavón Paz Pedraza Peña Peralta Perdomo Perea Pereira
    Pérez Piedrahita Pineda Pizarro Ponce Portillo Prado Preciado Quevedo Quinteros Quiñónez Quintero Quiroga Quispe Ramírez
    Ramos Rangel Recalde Restrepo Reyes Ribeiro Ríos Riquelme Rivarola Rivas Rivera Robles Rodas Rodríguez Rojas Roldán
    Romero Rondón Ruiz Saavedra Salas Salazar Salcedo Saldívar Salinas Samudio Sánchez Sandoval Santacruz Sarmiento Segovia
    Sepúlveda Serna Silva Silvera Solís Sosa Soto Suárez Tapia Tello Toledo Toro Torrealba Torres Trejo Troncoso Ulloa Urbina
    Uribe Urrutia Valdés Valdez Valencia Valenzuela Vallejo Varela Vargas Vásquez Vega Velázquez Venegas Vera Vergara
    Villalba Villarreal Villasanti Yáñez Zabala Zambrano Zamora Zapata Zárate Zúñiga`),
};

export const PORTUGUESE: Culture = {
  given: namesFrom(`Abel Adriano Afonso Alberto Alexandre Álvaro André António Artur Bernardo Bruno Carlos César Cláudio
    Cristiano Daniel David Dinis Diogo Dário Duarte Edgar Edson Eduardo Elton Emanuel Ernesto Fábio Felisberto Fernando
    Filipe Francisco Frederico Gabriel Gaspar Gil Gonçalo Guilherme Gustavo Hélder Henrique Hernâni Hugo Igor Ivo Jaime
    João Joaquim Joel Jorge José Júlio Leandro Leonardo Lourenço Lucas Luís Manuel Marcelo Márcio Marco Mário Martim Mateus
    Mauro Miguel Nélson Nilton Nuno Octávio Orlando Óscar Paulo Pedro Rafael Raul Renato Ricardo Roberto Rodrigo Romeu
    Rúben Rui Salvador Samuel Sandro Santiago Sérgio Silvestre Simão Telmo Tiago Tomás Valdo Valter Vasco Vítor Xavier
    Zeca`),
  family: namesFrom(`Abrantes Abreu Afonso Aguiar Albuquerque Alcobia Almeida Alves Amado Amaral Amorim Andrade Antunes
    Aragão Araújo Arruda Assunção Azevedo Baptista Barata Barbosa Barreto Barros Barroso Batalha Bento Bettencourt Borges
    Botelho Braga Branco Brandão Brito Cabral Caetano Calado Caldeira Camacho Câmara Campos Canário Cardoso Carneiro
    Carrilho Carvalho Carvalhal Castanheira Castro Cavaco Chaves Coelho Conceição Cordeiro Correia Cortês Costa Couto Cruz
    Cunha Custódio Damásio Dias Diniz Domingues Duarte Esteves Fachada Falcão Faria Farinha Félix Fernandes Ferraz Ferreira
    Figueira Figueiredo Filipe Flores Fonseca Fontes Fortes Franco Frade Freire Freitas Furtado Galvão Gama Garcia Gaspar
    Godinho Gomes Gonçalves Gouveia Graça Grilo Guedes Guerra Guerreiro Guimarães Henriques Inácio Jacinto Janeiro Jardim
    Jesus Jordão Lacerda Lagos Lameira Leal Leitão Leite Lemos Lima Lobo Lopes Loureiro Lourenço Lucas Luz Macedo Machado
    Madeira Magalhães Maia Malheiro Marçal Marques Martins Mascarenhas Mata Matias Matos Mateus Medeiros Melo Mendes
    Mendonça Meneses Mesquita Miranda Monteiro Morais Moreira Mota Moura Mourão Nascimento Navarro Neto Neves Nobre Nogueira
    Nunes Oliveira Pacheco Paiva Palma Parente Patrício Paulo Pedrosa Pedroso Peixoto Penedo Pereira Peres Pessoa Pestana
    Pimenta Pimentel Pina Pinheiro Pinho Pinto Pires Pombo Portela Quaresma Queirós Ramalho Ramos Raposo Rebelo Rego Reis
    Resende Ribeiro Rocha Rodrigues Roque Rosa Rosário Sá Saldanha Salgado Salgueiro Sampaio Santana Santos Saraiva Sardinha
    Seabra Seixas Semedo Sequeira Serra Serrão Severino Silva Silveira Simões Soares Sobral Sousa Tavares Taveira Teixeira
    Teles Torres Trindade Valadares Vale Valente Varela Vargas Vasconcelos Vaz Veiga Ventura Vicente Vieira Vilela Viana
    Xavier`),
};

export const BRAZILIAN: Culture = {
  given:
    namesFrom(`Adriano Ailton Alan Alex Alexandre Alison Anderson André Arthur Breno Bruno Caio Carlos Carlos_Eduardo
    César Christian Cícero Claudinho Cleiton Cristian Daniel Danilo Davi Denílson Diego Diogo Douglas Dudu Edilson Edson
    Eduardo Elias Emerson Enzo Erick Everton Fabinho Fábio Fabrício Felipe Fernandinho Fernando Filipe Flávio Francisco
    Fred Gabriel Geovane Gilberto Giovani Guilherme Gustavo Heitor Henrique Higor Hugo Igor Isaac Ítalo Iago Jadson Jean
    Jefferson João João_Pedro João_Victor João_Vitor Joaquim Jonathan Jorge José Juan Júlio_César Juninho Kaio Kaique Kauã
    Kevin Leandro Léo Leonardo Lincoln Luan Luan_Carlos Lucas Luciano Luís_Felipe Luís_Gustavo Luís_Henrique Luiz Luizinho
    Maicon Marcelinho Marcelo Márcio Marco_Antônio Marcos Marcos_Vinícius Marlon Marquinhos Mateus Matheus Maurício Maxwell
    Michel Miguel Murilo Nathan Natan Nicolas Otávio Pablo Patrick Paulinho Paulo Paulo_Henrique Paulo_Victor Pedro
    Pedro_Henrique Rafael Railson Ramon Raphael Raul Rayan Renan Renato Ricardo Richard Robson Rodrigo Rodriguinho Rômulo
    Ronaldo Ruan Samuel Saulo Sávio Serginho Sidnei Tales Thales Thiago Tiago Valdir Victor Vinícius Vitinho Vitor
    Vitor_Hugo Wagner Wallace Wanderson Wellington Wendel Wesley William Willian Yago Yan Yuri`),
  family:
    namesFrom(`Abreu Aguiar Albuquerque Alencar Almeida Alves Amaral Amorim Andrade Anjos Antunes Aragão Araújo Arruda
    Assis Azevedo Bahia Barbosa Barcelos Barreto Barros Batista Bastos Belém Bento Bernardes Bezerra Bittencourt Borges
    Braga Brandão Brito Bueno Cabral Caldas Camargo Campos Candido Cardoso Carneiro Carvalho Castro Cavalcante Cerqueira
    Chagas Chaves Coelho Conceição Cordeiro Corrêa Costa Coutinho Couto Cruz Cunha Damasceno Dantas Dias Diniz Domingos
    Dornelles Duarte Dutra Evangelista Fagundes Falcão Farias Fernandes Ferraz Ferreira Figueiredo Fonseca Fontes Fontoura
    França Freire Freitas Furtado Galvão Garcia Gaspar Godoi Gomes Gonçalves Gouveia Guedes Guerra Guimarães Gusmão Henrique
    Jardim Jesus Lacerda Leal Leite Leme Lemos Lima Lins Lobo Lopes Lourenço Lucena Luz Macedo Machado Maciel Magalhães Maia
    Malta Marinho Marques Martins Matos Medeiros Meireles Mello Melo Mendes Mendonça Menezes Mesquita Miranda Monteiro
    Moraes Moreira Moreno Mota Moura Muniz Nascimento Neves Nobre Nogueira Novaes Nunes Oliveira Pacheco Padilha Paiva
    Paixão Passos Patrício Paz Pedrosa Peixoto Penha Pereira Pessoa Pimenta Pimentel Pinheiro Pinto Pires Porto Prado
    Queiroz Quirino Ramalho Ramos Rangel Rebouças Rego Reis Rezende Ribeiro Rocha Rodrigues Rosa Rosário Sales Sampaio
    Santana Santiago Santos Saraiva Seabra Silva Silveira Silvestre Simões Siqueira Soares Sobrinho Souza Tavares Teixeira
    Teles Toledo Torres Trindade Valadão Valente Vargas Vasconcelos Vaz Veiga Ventura Viana Vidal Vieira Vilela Xavier
    Zanetti Zanini`),
};
