/** The long form of the seating tests: `node scripts/seating.ts [runs] [effort] [first]`: 1,000 by default, the usual work, from seed 1. */
import { seat } from '@forceout/seating';
import { answerFaults, read, repairFaults, whyFaults } from '../packages/seating/src/testing/acceptance.ts';
import { randomRequest } from '../packages/seating/src/testing/arbitrary.ts';

const runs = Number(process.argv[2] ?? 1000);
const effort = Number(process.argv[3] ?? 1);
const first = Number(process.argv[4] ?? 1);
const faults: string[] = [];
let [proven, bound] = [0, 0];
for (let seed = first; seed < first + runs; seed++) {
  const players = 2 + ((seed * 7) % 59);
  const request = randomRequest(seed, { players, order: seed % 2 === 0 });
  const answer = seat(read(request), { effort });
  proven += Number(answer.proven);
  bound += Number(
    Object.entries(answer.cost).every(
      ([name, figure]) => name === 'gap' || figure === answer.bound[name as 'gap'],
    ),
  );
  for (const fault of answerFaults(request, answer)) faults.push(`A4 seed ${seed}: ${fault}`);
  for (const fault of whyFaults(request, answer)) faults.push(`A5 seed ${seed}: ${fault}`);
  for (const fault of repairFaults(seed, players, effort)) faults.push(`A7 seed ${seed}: ${fault}`);
  if (seed % 100 === 0) console.log(`seed ${seed}, ${faults.length} faults`);
}
console.log(
  `A4, A5, A7: ${runs} requests of 2 to 60 players and as many repairs, ${faults.length} faults; ${proven} proven best, ${bound} with every criterion but the gap at its bound`,
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
