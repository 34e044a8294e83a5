import type { Effect } from '../../../content/effects.ts';
import { cardOf, isSupport, UNIT_KINDS, type UnitKind } from '../../../content/units/index.ts';
import { cardSkills } from '../../../rules/skills.ts';
import type { State } from '../../../rules/state.ts';

/** §13.4: the kinds that may come onto the table during a battle. */
export const SUPPORT_KINDS: readonly UnitKind[] = UNIT_KINDS.filter(isSupport);

/** The supports a unit's skills bring onto the table. */
function deployedBy(kind: UnitKind): UnitKind[] {
  const effects = cardSkills(cardOf(kind)).flatMap((skill): readonly Effect[] => {
    switch (skill.type) {
      case 'ability':
        return skill.effects;
      case 'spell':
        return 'effects' in skill.does ? skill.does.effects : [];
      case 'passive':
        return skill.trigger?.effects ?? [];
      case 'attack':
        return [];
    }
  });
  return effects.flatMap((effect) => (effect.do === 'deploy' ? [effect.kind] : []));
}

/** §13.2, §13.4: supports that may still arrive, by player: through skills of the roster, or because it is loyal. */
export function arrivalsOf(table: State): { readonly seat: 0 | 1; readonly kind: UnitKind }[] {
  return ([0, 1] as const).flatMap((seat) => {
    const kinds = new Set(
      table.units.filter(({ owner }) => owner === seat).flatMap(({ kind }) => deployedBy(kind)),
    );
    if (table.players[seat]?.loyal === 'drowned') kinds.add('husk');
    return [...kinds].map((kind) => ({ seat, kind }));
  });
}
