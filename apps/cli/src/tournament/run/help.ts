export const HELP = `Everything is one line. Numbers of people and tables are those that are printed.

  new <preset> <name>                 agloa-nationals, mlag-saturday, mlag-states, noagl, louisiana, county, club
  event <id> <rulebook> [division]    an event of this tournament; also chooses it again later
  i <name>                            who is typing; two people confirm a sheet
  roster <file.csv>                   people, schools and teams; may be repeated with a corrected file
  here all | here 101 102             checked in        away 103        withdraw 104
  settings   set <setting> <value>    what a league may decide
  sections                            teams into sections
  substitute <team> <place> <number> <round>
  draft [seed]                        seats the next round, or seats it again with the fewest moves
  swap 101 115   lock 3   unlock 3   accept <finding>   look   publish   start   stop
  join <table> <number>               a late player to a table of two
  117 22 16 18                        a sheet: table, totals in printed seat order
  117 22 16 18 = 6 2 4                with the points that are written on it
  117 6,2,2 2-1,6,4 4,4,2             with a group for each shake, penalties behind the score
  117 22 18 x2                        seat 2 did not play
  ?   u                               what is missing; undo my last line
  settle <line> # why                 a third person decides a conflict
  correct <line> # why                a result that was wrong, in any round: write 2:117 for round 2
  appeal <table> <number>   sign <table> <number>
  rule <table> <number> zero|total <n> # why
  leave-out <table> <why>             a table whose result is not waited for
  close   standings   seating   today   certify   quit`;
