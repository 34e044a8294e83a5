import { type Locale, percent, type Viewer } from '@sanguine/kernel';
import { refuseProfile } from '../rules/attack/legality.ts';
import { refuseCharging, targetFault } from '../rules/charge/legality.ts';
import { attackForecast, chargeForecast, fleeForecast, spellForecast, standing } from '../rules/forecast.ts';
import { refuseSpell, spellLimit } from '../rules/magic/legality.ts';
import { canStrike } from '../rules/forecast/deeds.ts';
import { waitingUnits } from '../rules/round/activations.ts';
import { skillSet, spellsOf } from '../rules/skills.ts';
import type { State, UnitId } from '../rules/state.ts';
import { suffers } from '../rules/stats.ts';
import { enemiesOf, hasTrait, unitOf } from '../rules/units.ts';
import { activeUnit } from './board.ts';
import { answerParts } from './answers.ts';
import { charmNotes } from './charms.ts';
import { coverText } from './covers.ts';
import { lengthText } from './measures.ts';
import { meanText } from './move-notes.ts';
import { inLines, say } from './phrases.ts';
import { chargeName, skillName, unitName } from './words.ts';

/** What the active unit could do to its enemies, or else what each unit could do that may still be activated. */
export function oddsLines(locale: Locale, view: State, _viewer: Viewer): string[] {
  const active = activeUnit(view);
  const open = view.frames.at(-1);
  const units = active !== null ? [active] : open?.step === 'activate' ? waitingUnits(view, open.seat) : [];
  if (units.length === 0) return [say(locale, 'odds.none')];
  return [say(locale, 'odds.title'), ...units.flatMap((id) => unitOdds(locale, view, id))];
}

function unitOdds(locale: Locale, view: State, id: UnitId): string[] {
  const parts = [
    ...attackParts(locale, view, id),
    ...chargeParts(locale, view, id),
    ...spellParts(locale, view, id),
    ...fleeParts(locale, view, id),
  ];
  const threats = answerParts(locale, view, standing(view, id).at(unitOf(view, id)));
  const unit = unitName(locale, view, id);
  const told = [...parts, ...threats].flatMap((one) => inLines(locale, one, '  '));
  return [say(locale, parts.length === 0 ? 'odds.nobody' : 'odds.unit', { unit }), ...told];
}

/** §7, §14: each attack against each enemy it could strike. */
function attackParts(locale: Locale, view: State, id: UnitId): string[][] {
  return skillSet(unitOf(view, id).kind).attacks.flatMap((attack) => {
    if (refuseProfile(view, id, attack, false) !== null) return [];
    return enemiesOf(view, unitOf(view, id).owner)
      .filter((target) => canStrike(view, id, target, attack))
      .map((target) => attackPart(locale, view, id, target, attack.id));
  });
}

function attackPart(locale: Locale, view: State, id: UnitId, target: UnitId, skill: string): string[] {
  const forecast = attackForecast(view, id, target, skill);
  const { kill, mean, reaches, cover } = forecast;
  return [
    say(locale, 'odds.attack', {
      skill: skillName(locale, skill),
      target: unitName(locale, view, target),
      chance: percent(locale, kill),
    }),
    say(locale, 'odds.mean', { mean: meanText(locale, mean) }),
    ...(reaches < 1 ? [say(locale, 'odds.reaches', { chance: percent(locale, reaches) })] : []),
    ...(cover === null ? [] : [coverText(locale, view, cover)]),
    ...charmNotes(locale, view, forecast),
  ];
}

/** §6 */
function chargeParts(locale: Locale, view: State, id: UnitId): string[][] {
  if (refuseCharging(view, id, false) !== null) return [];
  return enemiesOf(view, unitOf(view, id).owner)
    .filter((target) => targetFault(view, id, target) === null)
    .map((target) => {
      const { kind, distance, test, strike, counted } = chargeForecast(view, id, target);
      return [
        say(locale, 'odds.charge', {
          target: unitName(locale, view, target),
          kind: chargeName(locale, kind),
          length: lengthText(locale, distance),
        }),
        say(locale, 'odds.success', { chance: percent(locale, test.pass) }),
        ...(strike === null
          ? []
          : [
              say(locale, 'odds.charge.strike', {
                skill: skillName(locale, strike.skill),
                chance: percent(locale, strike.odds.kill),
              }),
            ]),
        ...charmNotes(locale, view, { counted, uncounted: strike?.attack.uncounted ?? [] }),
      ];
    });
}

/** §9.2 */
function spellParts(locale: Locale, view: State, id: UnitId): string[][] {
  const unit = unitOf(view, id);
  if (spellLimit(unit) === 0 || unit.turn.once.includes('magic') || suffers(unit, 'silence')) return [];
  return spellsOf(unit).flatMap(({ id: spell, difficulty }) => {
    const forecast = spellForecast(view, id, spell);
    if (forecast === null || refuseSpell(view, id, spell, []) !== null) return [];
    return [
      [
        say(locale, 'odds.spell', {
          spell: skillName(locale, spell),
          difficulty,
          chance: percent(locale, forecast.test.pass),
        }),
        ...charmNotes(locale, view, forecast),
      ],
    ];
  });
}

/** §10.1 */
function fleeParts(locale: Locale, view: State, id: UnitId): string[][] {
  const forecast = fleeForecast(view, id);
  if (forecast === null || hasTrait(unitOf(view, id), 'warmachine')) return [];
  const { difficulty, pass } = forecast;
  return [
    [
      say(locale, 'odds.flee', { difficulty, chance: percent(locale, pass) }),
      ...charmNotes(locale, view, forecast),
    ],
  ];
}
