import { game as rage } from '@sanguine/blood-rage/game.ts';
import { Scene as Age } from '@sanguine/blood-rage/test/scene.ts';
import { game as stone } from '@sanguine/blood-stone/game.ts';
import { Scene as Glade } from '@sanguine/blood-stone/test/scene.ts';
import { game as fields } from '@sanguine/bloodfields/game.ts';
import { Scene as Field } from '@sanguine/bloodfields/test/scene.ts';
import { game as stones } from '@sanguine/bloodstones/game.ts';
import { Scene as Realm } from '@sanguine/bloodstones/test/scene.ts';
import { Match } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { analysed, planted, withLuck } from './planted.ts';

const show = (a: ReturnType<typeof analysed>) => { console.log(JSON.stringify({d: a.decisions.map(d=>[d.row,d.seat,d.made.notation,d.better?.notation,d.loss,d.error,d.verdict,d.worlds]), l: a.draws.map(d=>[d.row,d.luck,d.error,d.words.en]), m: a.moments, s: a.seats}, null, 0)); };


test('stone', () => {
  const glade = new Glade('witch e7 1, wolf d9, boar f9, archer e9 1').hand('witch', 'manipulate');
  show(analysed(stone, planted(stone, glade.state, { seed: 'a', did: [[0, 'end']], conceded: 0 })));
});
test('stones', () => {
  const battle = () => { const scene = new Realm({ factions: ['dragonRiders', 'horseLords'] }).units('dragonRiders', 19, '2 swords').units('horseLords', 19, '2 swords').hand('dragonRiders','2 blank').hand('horseLords', 'castle');
    for (const player of scene.state.players) { player.regroups = 2; player.vp = 30; } return scene; };
  const drawn = battle().rig('dragonRiders', 3,2,2).rig('horseLords', 4,3,3).does('dragonRiders', 'battle @19 seat 1');
  console.log(drawn.step, drawn.moves('dragonRiders'));
  show(analysed(stones, planted(stones, drawn.state, { seed: 'a', did: [[0, 'keep']], conceded: 0 }), {share: 1}));
  const b=battle();
  show(analysed(stones, withLuck(seed => planted(stones, b.state, { seed, did: [[0, 'battle @19 seat 1']], conceded: 1 }), t => /Ann draws battle tiles 5 [45]/.test(t) && /Bob draws battle tiles [23] 2/.test(t), stones), {}, {seats: []}));
});
test('rage', () => {
  const scene = new Age('wolf gimle 2 warrior, hand tyrs-rage manheim, rage 0, glory 50; bear gimle 2 warrior, hand odins-smite thors-hammer, rage 0, glory 50', { age: 3, pillaged: 'myrkulor yggdrasil angerboda muspelheim andlang' }).does('wolf','pillage gimle');
  console.log(scene.step, scene.moves('wolf'), scene.moves('bear'));
  show(analysed(rage, planted(rage, scene.state, { seed: 'a', did: [[0, 'play manheim-3'], [1, scene.moves('bear')[0]!]], conceded: 0 }), {share: 1/4}));
});
test('deal', () => {
  for (let at = 0; at < 14; at++) { const match = Match.open(rage.engine, { setup: rage.setup(2, {}), dice: { generator: 'swift', seed: `d${at}` } }); match.take({ do: 'concede', seat: 0 }); const a = analysed(rage, match.record({showSecret: true}), { redraws: 24 }); console.log(a.draws.map(d => [d.luck[0]?.toFixed(1), d.error.toFixed(1), d.words.en.slice(0,300)])); }
});
