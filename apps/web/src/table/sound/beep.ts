let context: AudioContext | null = null;

/** A short, quiet tone; the last one of a countdown is higher. Browsers keep silent until the page was touched. */
export function beep(high: boolean): void {
  try {
    context ??= new AudioContext();
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    const at = context.currentTime;
    tone.frequency.value = high ? 880 : 587;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.18);
  } catch {
    // No sound here; the countdown is seen.
  }
}
