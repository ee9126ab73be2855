/** Positions to begin with; the first is what a page shows that was opened without one. */
export const EXAMPLES = [
  {
    name: 'restriction',
    line: "agloa-onsets-2026 middle; cards BRGY BRG BRY BR BG RGY RG R GY G blank; goal 3 1; required R =; permitted G B n V; forbidden U; resources Y ' - R B C; after impossible",
    written: [{ restrictions: ['R = G'], setName: 'R ∩ G' }],
  },
  {
    name: 'simple',
    line: "agloa-onsets-2026 elementary; cards BRGY BRG BR RG R GY G Y; goal 2 1; required R n; permitted G B '; forbidden V; resources Y U B ^; after now",
    written: [{ setName: 'R ∩ B' }],
  },
  {
    name: 'equations',
    line: 'agloa-equations-2015 middle; goal 37; required green:6 green:6; permitted green:x red:1; forbidden red:-; resources red:+ blue:2 black:7; after now',
    written: [{ solution: '(6×6)+1', goal: '37' }],
  },
  {
    name: 'roots',
    line: 'agloa-equations-2015 senior; vary factorial, upside-down, wild 0; goal 24; required black:r green:4; permitted black:8 black:+ blue:0 green:^; resources red:3 green:5 red:- black:9; after impossible',
    written: [{ solution: '(√4+0)!', goal: '24', wild: { 0: '2' } }],
  },
] as const;
