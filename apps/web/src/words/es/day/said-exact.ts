/** Sentences of the presets, word for word. */
export const EXACT: Readonly<Record<string, string>> = {
  'Two people type each sheet without seeing each other’s figures.':
    'Dos personas anotan cada hoja sin ver las cifras de la otra.',
  'No prize over several games.': 'Sin premio por varios juegos.',
  'Who has the same points has the same place.': 'A iguales puntos, el mismo lugar.',
  'No tie-break for cube games is published anywhere; places are shared.':
    'No se ha publicado ningún desempate para juegos de cubos; los lugares se comparten.',
  'Nobody goes on to a playoff.': 'Nadie pasa a una eliminatoria.',
  'A team has the sum of its five places.': 'Un equipo tiene la suma de sus cinco puestos.',
  'Points are match points and nothing else.': 'Los puntos son los de partida y nada más.',
  'Everybody may meet everybody of the division.':
    'Cualquiera puede encontrarse con cualquiera de la división.',
  'Three rounds fit into an afternoon.': 'Tres rondas caben en una tarde.',
  'All on one day.': 'Todo en un día.',
  'Every round people with like points meet.': 'En cada ronda se encuentran los de puntos parecidos.',
  'One person types each sheet.': 'Una persona anota cada hoja.',
  'The number of rounds at nationals was not found; four let nine all meet.':
    'No se halló el número de rondas del nacional; con cuatro se encuentran los nueve.',
  'How the rounds are spread over the days was not found.':
    'No se halló cómo se reparten las rondas por días.',
  'Sections of about nine teams with numbers 1 to 5: equal numbers all meet in four rounds.':
    'Secciones de unos nueve equipos con números del 1 al 5: los iguales se encuentran todos en cuatro rondas.',
  'Registration files carry a section for each team.':
    'Los archivos de inscripción llevan una sección por equipo.',
  'Who has 6 in every round goes to the playoffs, as in 2018.':
    'Quien tiene 6 en cada ronda va a la eliminatoria, como en 2018.',
  'A team has the sum of its five places; which teams play off is in a table that is not public.':
    'Un equipo tiene la suma de sus cinco puestos; qué equipos siguen está en una tabla que no es pública.',
  'Shakes until one is ahead, then shared.': 'Tiradas hasta que alguien va por delante; si no, se comparte.',
  'Three rounds of 35 minutes.': 'Tres rondas de 35 minutos.',
  'One Saturday.': 'Un sábado.',
  'The first round by experience, then by points.': 'La primera ronda por experiencia, luego por puntos.',
  'Published scores run from 8 to 20: three rounds of 2 to 6, and 2 more.':
    'Las puntuaciones publicadas van de 8 a 20: tres rondas de 2 a 6, y 2 más.',
  'Schools are ranked by their Top Five (of 100), their average and their total.':
    'Las escuelas se ordenan por sus cinco mejores (de 100), su media y su total.',
  'Four rounds in two halves.': 'Cuatro rondas en dos mitades.',
  'Two rounds, a break, two rounds.': 'Dos rondas, descanso, dos rondas.',
  'Whether there are sections was not found.': 'No se halló si hay secciones.',
  'Teams of five; their playoffs exist, their form was not found.':
    'Equipos de cinco; hay eliminatorias, no se halló su forma.',
  'Titles have been shared.': 'Se han compartido títulos.',
  'Four rounds, as played in 2012-13.': 'Cuatro rondas, como en 2012-13.',
  'One, two and one round on three evenings in 2012-13; two sessions now.':
    'Una, dos y una ronda en tres tardes en 2012-13; ahora dos sesiones.',
  'Coordinators seat anew between the evenings.': 'Entre tardes los coordinadores sientan de nuevo.',
  'Ties are played off; how was not found.': 'Los empates se juegan; no se halló cómo.',
  'The best three of four games count, each scaled so that its best has 24.':
    'Cuentan los tres mejores de cuatro juegos, cada uno llevado a 24 para el mejor.',
  'Two rounds of each of two games.': 'Dos rondas de cada uno de dos juegos.',
  'Two games on one day.': 'Dos juegos en un día.',
  'How rounds are seated was not found.': 'No se halló cómo se sientan las rondas.',
  'Three rounds.': 'Tres rondas.',
  'One day.': 'Un día.',
  'The first round by lot, then by points.': 'La primera ronda por sorteo, luego por puntos.',
  'Who has 16 of 18 qualifies.': 'Quien tiene 16 de 18 se clasifica.',
  'Club or school afternoon': 'Tarde de club o escuela',
  'AGLOA national tournament': 'Torneo nacional de AGLOA',
  'MLAG Saturday': 'Sábado de MLAG',
  'MLAG States': 'Estatal de MLAG',
  'New Orleans league': 'Liga de Nueva Orleans',
  'Louisiana invitational': 'Invitacional de Luisiana',
  'County tournament': 'Torneo del condado',
};
