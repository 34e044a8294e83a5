/** The specification's tables (11.9 to 11.11) for the tests to read, with later changes (README, Balance). */

export const SCENARIO_ROWS = `
| 1 | Three Standards | 5, 6th on 5+ | (9,15) (22.5,15) (36,15) | KILL, FLAG(25) from round 4, FIRST | none – default scenario |
| 2 | Cache Run | 5 | (11.25,9) (33.75,9) (22.5,15) (11.25,21) (33.75,21) | KILL, cache 30 each, LAST | a cache controlled at SCORING is scored once and removed; each player may not score caches in his own half before round 4 |
| 3 | Champion's Wager | 5, 6th on 4+ | none | KILL, CHAMPION(40), FIRST, LAST | champions start with 1 Shield and 1 extra Inspire in round 1; when your champion destroys a unit, +10 |
| 4 | Hold the Ground | 6 | none | KILL, PRESENCE each round, LAST | units in enemy quarters (the two beyond the long centre line) count double for presence |
| 5 | The Drowned Shrine | 5 | shrine (22.5,15), 2" radius, not an obstacle | KILL, rite 8 each | *Rite* action: a unit within 2" of the shrine, not in combat, spends an action; player scores 8, at most 3 rites per player per round, each unit once per turn; supports: one rite per support activation |
| 6 | Breakthrough | 6 | none | KILL, exit 30 (support 10), FIRST | at SCORING from round 3 a unit wholly inside the enemy zone and not in combat may exit: leaves the game, not destroyed, its owner scores; it no longer generates Inspire |
| 7 | Crossed Blades | 5, 6th on 5+ | (22.5,15) worth 25; (11.25,22.5) (33.75,7.5) worth 15 | KILL, FLAG from round 3 | zones are opposite corners: x 0..15, y 0..10 and x 30..45, y 20..30; the winner of the sides roll who takes the side takes a corner |
| 8 | The Toll Wagon | 6 | wagon, begins at (22.5,15) | KILL, wagon 12 to who controls it at SCORING, LAST | zones at the short edges: x 0..8 and x 37..45. At SCORING, after its points, the wagon moves 4" along y = 15 towards the short edge of the opponent of its controller (a marker: no obstacle, passes everything); wholly inside that zone it is worth 60 to its controller and is gone |
| 9 | The Pit | 4 | (10,7.5) | KILL, FLAG(10), FIRST | quick duel of 60 points on layout P; 20 to 30 minutes |
`;

export const LAYOUT_ROWS = `
| A "Crossing" 45x30 | forest 5,8,11,11.8 · forest 34,18.2,40,22 · building 14,7,17,10 · building 28,20,31,23 · swamp 24,4,30,8 · swamp 15,22,21,26 · ruins 34,6,39,11 · ruins 6,19,11,24 · fence 12,14.8,17,15.2 · fence 28,14.8,33,15.2 · rock 8,3,11,5 · rock 34,25,37,27 · high ground 20,12,25,18 |
| B "Old Village" 45x30 | ruins 4,12,9,17 · ruins 36,13,41,18 · forest 13,5,19,10 · forest 26,20,32,25 · rock 23,6,26,8 · rock 19,22,22,24 · building 29,4,32,7 · building 13,23,16,26 · swamp 37,4,42,9 · swamp 3,21,8,26 · high ground 13,14,18,18 · high ground 27,12,32,16 · fence 21,14.8,24,15.2 |
| D "Broken Causeway" 45x30 (corners x,y; this half, the other by turning 180 degrees) | rock 3.5,13 6,12 7.5,14 6.5,16.5 4,16 · forest 9.5,6 13.5,4.5 16,6.5 15.5,9.5 11.5,10.5 9,9 · building 19.5,9 22.2,7.6 23.6,10.4 20.9,11.8 · swamp 11.2,14 14.5,13.4 17,15 16.5,17.6 13,18.4 11,16.6 · ruins 20,3 25,3 25,4.6 20,4.6 · fence 26.8,8.4 29.9,7.2 30.04,7.57 26.94,8.77 · rock 32.5,3.2 35,3 36,4.8 34,6 32.2,5 |
| E "Barrow Field" 45x30 (half, as D) | high ground 8,10.5 12,9 15,11 14.5,14.5 10.5,15.5 7.5,13.5 · ruins 18.5,4 23.5,4 23.5,8.2 18.5,8.2 · forest 27,4 31,3.2 33.2,5.5 32,8.6 28,9 26.6,6.6 · rock 3.2,5 5.2,3.6 6.6,5.2 5.4,7 3.6,6.8 · building 10,3 14.4,3 14.4,5.8 10,5.8 · fence 18.2,12 22.2,11.2 22.28,11.6 18.28,12.4 · swamp 36.5,5.5 40,4.5 41.8,7 40,10 36.8,9.2 |
| F "Ford" 30x20 (half, as D, and the swamp in the middle once) | rock 6.5,9 8.5,8.4 9.2,10.2 7.6,11.4 · forest 3.2,3.2 7,3 7.4,5.4 3.6,5.6 · ruins 12,3 17,3 17,5.2 12,5.2 · fence 20.8,5 24.4,3.6 24.55,3.98 20.95,5.38 · swamp 12.4,8.4 17.6,8.4 17.6,11.6 12.4,11.6 |
| P "Pit" 20x15 (half, as D, and the forest once) | rock 3.2,6.4 5,6.2 5.4,8 3.6,8.8 · forest 8.4,6.3 11.6,6.3 11.6,8.7 8.4,8.7 |
| C "Hollow" 30x20 | forest 4,5.5,8,8.5 · forest 22,11.5,26,14.5 · rock 11,4,13,5.4 · rock 17,14.6,19,16 · ruins 16,3,20,5.4 · ruins 10,14.6,14,17 · swamp 23.2,3,27,6.5 · swamp 3,13.5,6.8,17 · high ground 12.5,8.5,17.5,11.5 |
`;

export const ROSTER_ROWS = `
| Lamps Lit | 198 | Orlen (Loaded Die) · Ilmane · Tobren · Maud (Hawk) · Pike Watch · Perrin · Organ Gun · Kessa |
| Iron Vigil | 198 | Orlen (Loaded Die) · Tobren (Stone, Tether Rope) · Kessa (Hero's Spur) · Maud (Hawk) · Ilmane (Protection, Evil Eye) · 3 Pike Watch |
| Deep Wood | 199 | one of each Mossback and 3 Mosslings |
| Green Tide | 199 | Brakk (Hero's Spur, Wrath) · Ssil · Bogmaw (Vigour, Warding Pebble) · Pell (Loaded Die) · Caul · Yew (Mana Shard) · 4 Mosslings |
| Whole Crew | 200 | Sorrow (Vigour) · Brine (Mana Shard) · Ironlung · Cray (Hawk) · Mortar · Eel · Fenn |
| Dead Weight | 198 | Ironlung · Sorrow (Vigour) · Fenn · Brine · Cray · Eel · 4 Bilge Husks |
| Full Choir | 200 | Azhrae · Emberwing · Brute · 2 Ashlings · Irix · Hound (Vigour) · Cannon · Suun |
| Firestorm | 197 | Azhrae (Battle, Mana Shard) · Irix (Wrath, Thorn Ring, Hero's Spur) · Hound (Vigour, Swiftness) · Suun (Loaded Die, Smoke Bead) · Emberwing (Stone, Warding Pebble) · Cannon · 4 Ashlings |
| Marches Pact | 200 | Orlen (Loaded Die) · Yew (Mana Shard, Evil Eye) · Brakk (Stone) · Maud (Hawk) · 2 Pikes · Rook · 4 Mosslings; no loyalty |
| Salt and Ash | 196 | Sorrow · Azhrae · Irix (Wrath) · Cray · Hound · Fenn · 3 Husks · 3 Ashlings; no loyalty |
| Paid in Full | 199 | Sorrow (Loaded Die) · Cray · 4 Husks · Hask · Vell · Ansa (Grace) · Marrow (Vigour, Wrath); loyal |
| 100 points | 96 / 99 / 99 / 99 | Orlen, Maud, 3 Pikes · Brakk (Vigour), Ssil (Swiftness), Rook, 4 Mosslings · Sorrow (Vigour), Brine, Cray (Hawk), 2 Husks · Azhrae (Loaded Die), Irix (Wrath), Emberwing, 3 Ashlings |
| 60 points | 58 / 60 / 58 / 60 | Orlen, 2 Pikes · Ssil, Pell (Stone), Mossling · Sorrow (Wrath, Resolve), 3 Husks · Irix (Wrath), Hound (Vigour), Ashling |
`;
