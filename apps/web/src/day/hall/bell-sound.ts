import { useEffect, useRef } from 'react';
import type { Phase } from '../facts/clock.ts';

/** One bell for the last shake, two for Stop; nothing for whoever only opens the page. */
export function useBellSound(on: boolean, phase: Phase | null): void {
  const before = useRef<Phase | null>(phase);
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (!on || was === null || phase === null || was === phase) return;
    if (phase === 'last-shake') ring(1);
    if (phase === 'writing' || (phase === 'over' && was !== 'writing')) ring(2);
  }, [on, phase]);
}

function ring(times: number): void {
  const context = new AudioContext();
  for (let bell = 0; bell < times; bell++) {
    const at = context.currentTime + bell * 0.9;
    for (const [pitch, strength] of [
      [659, 0.4],
      [1318, 0.2],
      [1976, 0.1],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(strength, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 1.6);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 1.7);
    }
  }
  setTimeout(() => void context.close(), 4000);
}
