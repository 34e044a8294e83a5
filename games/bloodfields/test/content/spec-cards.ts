/** The specification's tables and lists (11.4 to 11.8) for the tests to read, with later changes (README, Balance). */

export const LINE_ROWS = {
  wardens: `
| Captain Orlen Vael | 42 | S | Warden | 5 | 3 | 2 | 5 | 7 | 3 | 8 |
| Sister Ilmane, Lampbearer | 27 | S | Warden, Mage | 3 | 2 | 5 | 5 | 6 | 1 | 6 |
| Tobren the Wall | 27 | M | Warden | 4 | 2 | 1 | 4 | 7 | 4 | 9 |
| Maud Ferrin, Grey Arquebus | 30 | S | Warden | 3 | 5 | 1 | 4 | 6 | 1 | 5 |
| Pike Watch | 8 | S | Warden, Support | 3 | 2 | 1 | 5 | 5 | 1 | 3 |
| Perrin the Signal Hawk | 14 | S | Hawk, Beast | 4 | 1 | 1 | 6 | 5 | 0 | 5 |
| Halvard's Organ Gun | 15 | L | Warden, Warmachine | 2 | 4 | 1 | 2 | 5 | 2 | 7 |
| Sergeant Kessa Dromm | 31 | S | Warden | 5 | 2 | 1 | 5 | 6 | 2 | 6 |
`,
  mossback: `
| Grandmother Yew | 30 | L | Mossfolk, Archmage | 3 | 1 | 5 | 4 | 7 | 2 | 10 |
| Brakk Stonehorn | 41 | L | Mossfolk, Beast | 4 | 1 | 1 | 6 | 6 | 2 | 11 |
| Ssil the Fen Prowler | 23 | M | Mossfolk | 4 | 2 | 1 | 6 | 5 | 1 | 6 |
| Rook Thistledown | 14 | S | Mossfolk | 3 | 5 | 2 | 5 | 5 | 0 | 5 |
| Mossling | 4 | S | Mossfolk, Support | 3 | 1 | 1 | 5 | 4 | 0 | 2 |
| Old Bogmaw | 26 | L | Mossfolk, Beast | 4 | 1 | 1 | 3 | 7 | 1 | 12 |
| Pell the Tanglewright | 30 | M | Mossfolk | 4 | 2 | 2 | 5 | 6 | 2 | 7 |
| Caul, Elder Wisp | 19 | S | Spirit | 4 | 1 | 3 | 5 | 8 | 0 | 5 |
`,
  drowned: `
| Admiral Sorrow | 37 | M | Drowned | 5 | 4 | 2 | 5 | 8 | 2 | 9 |
| Mother Brine | 24 | S | Drowned, Mage | 3 | 1 | 4 | 5 | 7 | 1 | 6 |
| Bilge Husk | 6 | S | Husk, Support | 3 | 1 | 1 | 4 | 9 | 0 | 4 |
| Ironlung | 40 | L | Drowned | 4 | 1 | 1 | 4 | 8 | 3 | 11 |
| Cray the Harpooner | 21 | S | Drowned | 3 | 4 | 1 | 5 | 7 | 1 | 6 |
| Wreck Mortar | 22 | L | Drowned, Warmachine | 1 | 4 | 1 | 2 | 7 | 1 | 7 |
| Gallows Eel | 24 | M | Eel, Beast | 4 | 1 | 1 | 7 | 5 | 1 | 7 |
| Quartermaster Fenn | 25 | S | Drowned | 4 | 3 | 2 | 5 | 7 | 1 | 6 |
`,
  choir: `
| High Cantor Azhrae | 28 | S | Choirborn, Archmage | 3 | 2 | 6 | 5 | 6 | 1 | 7 |
| Emberwing | 26 | M | Choirborn | 4 | 2 | 2 | 5 | 6 | 1 | 6 |
| Furnace Brute | 40 | L | Choirborn | 4 | 1 | 1 | 4 | 7 | 2 | 9 |
| Ashling | 5 | S | Choirborn, Support | 2 | 3 | 1 | 5 | 5 | 0 | 2 |
| Irix the Zealot | 27 | S | Choirborn | 5 | 1 | 2 | 5 | 7 | 1 | 6 |
| Pyre Hound | 24 | M | Hound, Beast | 4 | 1 | 1 | 7 | 5 | 1 | 7 |
| Choir Cannon | 23 | L | Choirborn, Warmachine | 1 | 4 | 1 | 2 | 5 | 2 | 7 |
| Suun the Veil Dancer | 19 | S | Choirborn | 4 | 5 | 2 | 6 | 5 | 0 | 6 |
`,
  mercenaries: `
| Gatewarden Hask | 31 | L | Mercenary | 4 | 1 | 1 | 4 | 8 | 4 | 12 |
| Skybroker Vell | 21 | S | Mercenary | 3 | 5 | 1 | 5 | 5 | 1 | 5 |
| Tollmage Ansa | 20 | S | Mercenary, Mage | 3 | 1 | 4 | 5 | 6 | 1 | 7 |
| Field Bombard | 23 | L | Mercenary, Warmachine | 1 | 4 | 1 | 2 | 5 | 2 | 8 |
| Free Company Spear | 7 | S | Mercenary, Support | 3 | 2 | 1 | 5 | 5 | 1 | 3 |
| Marrow the Pit Bear | 31 | L | Mercenary, Beast | 4 | 1 | 1 | 6 | 6 | 1 | 11 |
`,
} as const;

export const LINE_SKILLS = {
  wardens: `
- **Captain Orlen Vael** — [P] Steadfast Banner: other allied Wardens within 3" have +1 MO. [M] Marshal's Sword 0, 5d/1, Reroll 1. [M]★ Judgement 1 INS, 3d/2, Ignore 1 Armour. [Ab]⚡★ Forward the Lamps 1 INS: target another allied Warden within 6"; it gains a Move Action.
- **Sister Ilmane** — [P] Merciless Light: ranged attacks of her side against enemies within 4" of her have Ignore Cover. [M] Lamp Staff 0, 2d/1. [Sp 8 MA 12"] Searing Ray 3d/1, On damage: Apply Spotted. [Sp 7] Mend: target ally within 8" restores 2 HP. [Sp 9] Dazzle: target enemy within 10", Apply Blind.
- **Tobren the Wall** — [P] Tower Shield: at the beginning of his turn he gains 1 Shield. [M] Shield Slam 0, 3d/1, On damage: Push 2". [M] Over-the-Rim Spear 0, 3d/1, Reach 2".
- **Maud Ferrin** — [P] Sighted In: if she has not moved this turn her ranged attacks have Reroll 1. [R 18"]★ Long Gun 0, 3d/2, At half range: +1 die. [Ab]★ Take Aim 0: her next ranged attack this turn has Critical Strike. [M] Musket Butt 0, 2d/1.
- **Pike Watch** — [P] Ranked: with another allied Pike Watch within 2", Pike has +1 die. [M] Pike 0, 2d/1, Reach 1.5".
- **Perrin** — [P] High Circles: after finishing a fly he may apply Spotted to one visible enemy within 6". [Ab] Soar 0: Fly 10". [M] Rake 0, 4d/1, On damage: Apply Blind.
- **Halvard's Organ Gun** — [P] Crewed: with an allied non-Warmachine Warden within 1" its attacks have Reroll 2. [R]★ Volley 1 INS, Array Shot, 1 damage.
- **Sergeant Kessa Dromm** — [P] Riposte: when a melee attack against her deals no damage she may spend 1 INS to gain the Quick Cut attack action against that attacker. [M]★ Twin Blades 0, 3d/1, Attack Twice. [M] Quick Cut 0, 2d/1, Armour Penetration.
`,
  mossback: `
- **Grandmother Yew** — [P] Deep Roots: cannot be pushed or moved by enemy skills. [M] Branch Sweep 0, 3d/1, AoE 1". [Sp 8] Grasping Roots: *choose* an enemy within 10", Apply Immobilize. [Sp 8 MA melee] Thorn Crush 4d/1, Ignore 2 Armour. [Sp 7] Sap Rain: *all* allies within 5" restore 1 HP. [Sp 10] Wither: target enemy within 8", Apply Weakness.
- **Brakk Stonehorn** — [P] Bull Rush: +2 to charge test results (range MV+8). [M] Gore 0, 5d/1; as a charge's free attack: +1 die. [M]★ Trample 1 INS, 3d/2, AoE 1".
- **Ssil** — [P] Ambush: +1 die against enemies in the same terrain piece. [Ab]★ Pounce 0: Jump 6". [M] Venom Fangs 0, 4d/1, On damage: Apply DOT.
- **Rook Thistledown** — [P] Leaf Cloak: while in a forest his ranged attacks have Reroll 1. [R 15"] Whistling Arrow 0, 3d/1, Seeking Attack. [R 12"] Barbed Arrow 1 INS, 4d/1, On damage: Apply Weakness; At half range: +1 die.
- **Mossling** — [P] Cling: an enemy in combat with two or more Mosslings has -1 AR. [M] Nip 0, 2d/1.
- **Old Bogmaw** — [P] Bloated: when destroyed, all units within 2" receive 2 Hits. [M] Maw 0, D6 dice/1, Lifesteal. [Ab]★ Bog Breath 1 INS: all enemies within 3", Apply DOT.
- **Pell** — [P] Gardener: allied Mosslings within 4" have +1 AR. [Ab]★ Sprout 1 INS: deploy 1 Mossling fully within 4". [Ab] Vine Drag 0: target enemy within 6", move it up to 3". [M] Grafting Hook 0, 3d/1, Reach 1", Armour Penetration.
- **Caul** — [P] Half-There: at the end of each round it gains 1 Shield if it has none. [Ab]⚡★ Flicker 1 INS: Blink 4". [M] Cold Touch 0, 4d/1, Magic weapon, Lifesteal.
`,
  drowned: `
- **Admiral Sorrow** — [P] Dread Flag: enemies within 4" have -1 MO. [M] Anchor Chain 0, 4d/1, Reach 2", On damage: Push 2". [R 8"]★ Boarding Pistol 1 INS, 2d/2, Armour Penetration. [Ab]⚡★ All Hands 1 INS: all allied Supports within 6" gain a Move Action (one after another).
- **Mother Brine** — [P] Tidecaller: once per turn she may reroll a Magic Test. [M] Gutting Knife 0, 2d/1. [Sp 8 MA 10"] Choking Tide 3d/1, On damage: Apply Silence. [Sp 9] Raise the Bilge: deploy 1 Bilge Husk fully within 5". [Sp 8] Undertow: target enemy within 8", Push 3".
- **Bilge Husk** — [P] Clammy Grip: enemies in combat with it have -1 MO. [M] Claw 0, 2d/1.
- **Ironlung** — [P] Pressure Valve: after a melee attack damages it, it may spend 1 INS: all enemies within 1" receive 2 Hits. [M] Bell Hammer 0, 3d/2. [Ab]★ Clear the Deck 1 INS: each enemy in combat with it receives 2 Hits, Push 2".
- **Cray** — [P] Reel In: when his attack applies Immobilize he may move the target up to 2" straight towards himself. [R 10"] Harpoon 0, 3d/1, On damage: Apply Immobilize. [R 12"]★ Skewer 1 INS, Piercing Shot, 3d/1. [M] Boat Hook 0, 2d/1.
- **Wreck Mortar** — [P] Spare Fuse: once per round it may spend 1 INS to reroll the scatter die. [R]★ Barrel Bomb 0, Artillery Shot, 4d/2; ballistic 8-16": -1, over 16-28": +1, over 28-40": +2.
- **Gallows Eel** — [P] Slither: may use a charge action while in combat (not against an adjacent enemy). [M] Bite 0, 4d/1. [M]★ Shock Coil 1 INS, 4d/1, On damage: Apply Stun.
- **Quartermaster Fenn** — [P] Last Orders: when destroyed, deploy up to 2 Bilge Husks adjacent to him, then remove him. [Ab]⚡★ Grim Bargain 0: lose 1 HP. Then gain 3 INS. [M] Cutlass 0, 4d/1. [R 6"]★ Flintlock 0, 3d/1, Before attack: target takes Morale (9); if it fails it may not spend Inspire in this defence.
`,
  choir: `
- **High Cantor Azhrae** — [P] Backdraft: when she suffers Mana Burn, all other units within 2" receive 1 Hit. [M] Censer 0, 2d/1, Magic weapon. [Sp 9 MA 12"] Pillar of Cinders 4d/1, On damage: Apply DOT. [Sp 7] Ash Veil: target ally within 8" has cover until end of round. [Sp 10] Hymn of Ruin: all enemies within 4" receive 2 Hits. [Sp 8] Cinderstep: Blink 6".
- **Emberwing** — [P] Falling Ash: after a fly, one enemy within 2" receives 1 Hit. [Ab]★ Burning Wings 0: Fly 8". Then gain 1 INS. [M] Searing Talons 0, 4d/1, Ignore 1 Armour.
- **Furnace Brute** — [P] White Heat: once per round, when an enemy damages it with a melee attack, apply DOT to that enemy. [M] Slag Hammer 0, 4d/1, Armour Penetration. [M]★ Meltdown 1 INS, 4d/D3.
- **Ashling** — [P] Kindling: when destroyed by a melee attack, apply DOT to the attacker. [R 8"] Spit Ember 0, 2d/1, On damage: Apply DOT.
- **Irix the Zealot** — [P] Exaltation: the first time each turn she destroys an enemy she gains a Charge Action. [M] Chain Flail 0, 5d/1. [M]★ Martyr's Lash 0, 6d/1, Before attack: she loses 1 HP.
- **Pyre Hound** — [P] Smoke Scent: +1 to charge test results, +2 against enemies with DOT. [M] Bite 0, 4d/1. [M]★ Burning Jaws 1 INS, 4d/1, +1 damage against enemies with DOT, After attack: Apply DOT.
- **Choir Cannon** — [P] Slow Reload: after Litany Shot it loses its remaining actions this turn. [R]★ Litany Shot 0, Cannon Shot, 4d/2, On damage: Apply DOT; ballistic 6-15": -3, over 15-25": -1, over 25-35": 0.
- **Suun** — [P] Never Still: if she moved 4" or more this turn she has cover until her next turn begins. [R 10"] Veil Knives 0, 3d/1, Ignore Cover, Reroll 1. [Ab]⚡★ Encore 2 INS: gain 1 action. [Ab]⚡★ Smoke Pot 1 INS: remove all condition tokens from target ally within 3".
`,
  mercenaries: `
- **Hask** — [P] Interpose: once per round, when another ally within 2" would receive damage from a ranged attack, 1 of that damage is placed on Hask instead. [M] Gate Maul 0, 4d/1, On damage: Push 1".
- **Vell** — [P] Contract Bonus: the first enemy she destroys each round gives her 1 INS. [R 10"]★ Twin Crossbows 0, 3d/1, Attack Twice. [Ab]⚡★ Grapnel 1 INS: Jump 5".
- **Ansa** — [P] Hard Bargain: once per round she may change one die of a Magic Test to 4. [M] Toll Staff 0, 2d/1. [Sp 7 MA 10"] Force Bolt 3d/1, On damage: Push 2". [Sp 8] Hush: target enemy within 10", Apply Silence. [Sp 9] Borrowed Time: target another ally within 6" gains a Move Action.
- **Field Bombard** — [P] Ranging Stakes: if it did not move this turn treat its scatter number as 1 less. [R]★ Shell 0, Artillery Shot, 4d/2; ballistic 10-20": -1, over 20-35": 0, over 35-45": +1. [R]★ Canister 2 INS, Array Shot, 1 damage.
- **Free Company Spear** — [P] Brace: when an enemy successfully charges it, that enemy receives 1 Hit before its free attack. [M] Spear 0, 2d/1, Reach 1".
- **Marrow** — [P] Blood Smell: while it has 5 or more damage its melee attacks have +1 die. [M] Maul 0, 4d/1. [M]★ Bear Hug 1 INS, 4d/1, On damage: Apply Immobilize.
`,
} as const;

export const ITEM_ROWS = `
| Potion of Vigour | potion | 3 | restore 2 HP |
| Potion of Swiftness | potion | 2 | +2 MV this turn |
| Potion of Wrath | potion | 1 | +1 die to melee attacks this turn |
| Potion of Clarity | potion | 2 | remove all condition tokens and lingering effects |
| Potion of Resolve | potion | 2 | gain 2 INS |
| Loaded Die | charm | 2 | after a roll of the bearer: reroll up to 2 of its dice |
| Warding Pebble | charm | 4 | when the bearer is about to receive damage: gain 1 Shield first |
| Thorn Ring | charm | 3 | when an enemy successfully charges the bearer: it receives 2 Hits before its free attack |
| Silver Bell | charm | 3 | when the bearer takes a charge or Morale test: change one die to 6 |
| Mana Shard | charm | 2 | after the bearer's Magic Test roll: +2 to the sum |
| Evil Eye | charm | 2 | after an enemy within 8" of the bearer rolls any dice: force it to reroll one of them (opponent's step of the window) |
| Potion of Stone | potion | 3 | +1 AR until its next turn begins |
| Potion of the Hawk | potion | 2 | +4" range to its ranged attacks this turn (half range too) |
| Smoke Bead | charm | 2 | when the bearer is the target of a ranged attack, before the roll: it has cover against this attack |
| Hero's Spur | charm | 2 | after the bearer's charge test roll: reroll one die (not after two 1s) |
| Cracked Mirror | charm | 2 | after an enemy within 8" of the bearer rolls a Magic Test: it rerolls both dice (opponent's step of the window; not after two 1s) |
| Tether Rope | charm | 1 | when the bearer would be pushed: it is not, and gets no Stun |
| School of Battle / Protection / Grace | school | 6 / 5 / 8 | spells below |
`;

export const SPELL_ROWS = `
| Battle | Spark | 7 | MA 12", 2d/1 |
| Battle | Sunder | 8 | target enemy within 10": -1 AR until end of round |
| Battle | War Chant | 8 | target ally within 8": +1 die to its melee attacks until end of round |
| Battle | Shockwave | 8 | all enemies within 3" receive 1 Hit, Push 2" |
| Battle | Annihilate | 11 | MA 10", 4d/2, Ignore 1 Armour |
| Protection | Ward | 7 | target ally within 8" gains 1 Shield |
| Protection | Veil | 8 | all allies within 4" have cover until end of round |
| Protection | Repel | 7 | target enemy in combat with the caster receives 2 Hits, Push 4" |
| Protection | Stone Skin | 8 | target ally within 8": +1 AR until end of round |
| Protection | Sanctuary | 10 | all allies within 4" gain 1 Shield |
| Grace | Heal | 7 | target ally within 8" restores 2 HP |
| Grace | Cleanse | 7 | target ally within 10": remove all condition tokens |
| Grace | Hearten | 8 | target another ally within 8" gains 1 INS |
| Grace | Quicken | 9 | target another ally within 6" gains a Move Action |
| Grace | Second Chance | 11 | target ally within 6": until end of round, the first time it would be destroyed it keeps 1 HP |
`;
