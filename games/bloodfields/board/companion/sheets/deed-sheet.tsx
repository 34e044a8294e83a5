import { type ReactNode, useState } from 'react';
import { CHARGE_KINDS, type ChargeKind } from '../../../rules/charge/kind.ts';
import { namesTarget } from '../../../rules/attack/legality.ts';
import { abilityOf } from '../../../rules/abilities.ts';
import { profileOf, spellOf } from '../../../rules/skills.ts';
import type { State, UnitId } from '../../../rules/state.ts';
import { movementOf } from '../../../rules/stats.ts';
import { otherSeat, unitOf } from '../../../rules/units.ts';
import { join } from '../../../text/phrases.ts';
import { doesText } from '../../../text/effects.ts';
import { profileText } from '../../../text/attacks.ts';
import { inchesText } from '../../../text/measures.ts';
import { spellText } from '../../../text/skills.ts';
import { chargeName, nameOfUnit, skillName, unitName } from '../../../text/words.ts';
import type { Doing, Play } from '../play.ts';
import { tapped } from '../state/battle.ts';
import {
  attackDeed,
  type Claim,
  claimed,
  claimsFor,
  type Deed,
  isClaimed,
  namingFor,
  plainDeed,
  spellDeed,
} from '../state/claims.ts';
import { attackTold, chargeTold, fleeTold, livingOf, spellTold } from '../state/forecasts.ts';
import { NOTHING_SAID, type Row, type Said } from '../state/rows.ts';
import { claimText } from '../text/claim-text.ts';
import { sayCompanion } from '../text/say.ts';
import { AttackOddsView, PassView } from './odds-view.tsx';
import { Act, Chip, SheetSlip } from './sheet.tsx';
import { Stepper } from './stepper.tsx';
import css from './sheets.module.css';
import { TargetList } from './target-list.tsx';

interface DeedProps {
  readonly play: Play;
  readonly id: UnitId;
  readonly doing: Doing;
  /** Only asked about: nothing is done. */
  readonly ask?: boolean;
  readonly onBack: () => void;
}

const INCH = 1000;

/** Whom it may be done to. */
function namingOf(
  table: State,
  id: UnitId,
  doing: Doing,
): { readonly several: boolean; readonly units: readonly UnitId[] } {
  const unit = unitOf(table, id);
  const foes = livingOf(table, otherSeat(unit.owner));
  if (!('by' in doing)) return { several: doing.what === 'flee', units: foes };
  const does =
    doing.what === 'use'
      ? abilityOf(unit, doing.by)
      : doing.what === 'cast'
        ? spellOf(unit, doing.by)?.does
        : undefined;
  if (does !== undefined && 'select' in does) {
    const { how, units } = namingFor(table, id, does.select);
    return { several: how === 'all', units };
  }
  const { aoe, shot } = profileOf(unit, doing.by);
  return { several: aoe !== undefined || shot !== undefined, units: foes };
}

function deedOf(table: State, id: UnitId, doing: Doing, target: UnitId | null): Deed {
  const unit = unitOf(table, id);
  switch (doing.what) {
    case 'attack':
      return attackDeed(id, target, doing.by, profileOf(unit, doing.by));
    case 'cast': {
      const spell = spellOf(unit, doing.by);
      return spell === undefined ? plainDeed(id, target, ['magic']) : spellDeed(id, target, spell);
    }
    case 'use':
      return plainDeed(id, target, []);
    case 'charge':
      return plainDeed(id, target, ['charge']);
    case 'flee':
      return plainDeed(id, target, ['morale']);
  }
}

function rowOf(table: State, id: UnitId, doing: Doing, said: Said, far: number, kind: ChargeKind): Row {
  const [target = 0] = said.targets;
  switch (doing.what) {
    case 'attack': {
      const named = namesTarget(profileOf(unitOf(table, id), doing.by));
      return { tap: 'act', move: { do: 'attack', skill: doing.by, target: named ? target : null }, said };
    }
    case 'cast':
      return { tap: 'cast', spell: doing.by, said };
    case 'use':
      return { tap: 'act', move: { do: 'use', by: doing.by }, said };
    case 'charge':
      return { tap: 'charge', target, distance: far, kind, said };
    case 'flee':
      return { tap: 'act', move: { do: 'flee' }, said };
  }
}

/** One thing a unit does: at whom, under which circumstances, with which chances. */
export function DeedSheet({ play, id, doing, ask = false, onBack }: DeedProps): ReactNode {
  const { locale, battle, tap, show } = play;
  const { table } = battle;
  const unit = unitOf(table, id);
  const naming = namingOf(table, id, doing);
  const [said, setSaid] = useState<Said>({
    ...NOTHING_SAID,
    targets: naming.units.length === 1 && !naming.several ? [...naming.units] : [],
  });
  const [far, setFar] = useState(6 * INCH);
  const [kind, setKind] = useState<ChargeKind>('easy');
  const profile =
    doing.what === 'attack' || (doing.what === 'cast' && isAttackSpell(table, id, doing.by))
      ? profileOf(unit, doing.by)
      : null;
  const [target = null] = said.targets;
  // Once one is named the others make room for the chances; a tap on it brings them back.
  const named = naming.several ? undefined : said.targets[0];
  const claims = claimsFor(table, deedOf(table, id, doing, target));
  const row = rowOf(table, id, doing, said, far, kind);
  const may = ask || tapped(battle, row) !== null;
  return (
    <SheetSlip
      locale={locale}
      title={
        'by' in doing
          ? skillName(locale, doing.by)
          : sayCompanion(locale, doing.what === 'charge' ? 'acts.charge' : 'acts.flee')
      }
      line={join(locale, [nameOfUnit(locale, unit), ...aboutDoing(play, id, doing)])}
      onClose={onBack}
      foot={
        ask ? undefined : (
          <Act kind="go" off={!may} guide="do" onPress={() => tap(row) && show(null)}>
            {sayCompanion(locale, `deed.${doing.what}`)}
          </Act>
        )
      }
    >
      {naming.units.length === 0 ? null : (
        <>
          <h4>{sayCompanion(locale, naming.several ? 'deed.whom.all' : 'deed.whom')}</h4>
          <TargetList
            play={play}
            units={named === undefined ? naming.units : [named]}
            named={said.targets}
            several={naming.several}
            label={sayCompanion(locale, 'deed.whom')}
            onName={(targets) => setSaid({ ...NOTHING_SAID, ground: said.ground, dice: said.dice, targets })}
          />
        </>
      )}
      {doing.what === 'charge' ? <ChargeWords {...{ play, id, far, setFar, kind, setKind }} /> : null}
      {profile?.dice === 'array' ? (
        <Stepper
          locale={locale}
          label={sayCompanion(locale, 'deed.dice')}
          value={said.dice}
          least={0}
          most={20}
          onChange={(dice) => setSaid({ ...said, dice })}
        />
      ) : null}
      {profile?.shot === 'artillery' && target !== null ? (
        <Chip
          on={said.inner.includes(target)}
          onPress={() => setSaid({ ...said, inner: said.inner.includes(target) ? [] : [...said.targets] })}
        >
          {sayCompanion(locale, 'claim.inner')}
        </Chip>
      ) : null}
      {claims.length === 0 ? null : (
        <>
          <h4>{sayCompanion(locale, 'deed.claims')}</h4>
          <div className={css['chips']}>
            {claims.map((claim: Claim) => (
              <Chip
                key={JSON.stringify(claim)}
                on={isClaimed(said, claim)}
                guide={claim.kind === 'ground' ? `claim:${claim.fact}` : `claim:${claim.by}`}
                onPress={() => setSaid(claimed(said, claim, !isClaimed(said, claim)))}
              >
                {claimText(locale, table, claim)}
              </Chip>
            ))}
          </div>
        </>
      )}
      <Told {...{ play, id, doing, said, far, kind }} attack={profile !== null} />
    </SheetSlip>
  );
}

const isAttackSpell = (table: State, id: UnitId, by: string): boolean => {
  const spell = spellOf(unitOf(table, id), by);
  return spell !== undefined && 'attack' in spell.does;
};

/** What the card says about it. */
function aboutDoing({ locale, battle }: Play, id: UnitId, doing: Doing): string[] {
  const unit = unitOf(battle.table, id);
  switch (doing.what) {
    case 'attack':
      return [profileText(locale, profileOf(unit, doing.by))];
    case 'cast': {
      const spell = spellOf(unit, doing.by);
      return spell === undefined ? [] : [spellText(locale, spell)];
    }
    case 'use': {
      const ability = abilityOf(unit, doing.by);
      return ability === undefined ? [] : [doesText(locale, ability.select, ability.effects)];
    }
    default:
      return [];
  }
}

/** §6.2: how far and how hard, as was measured. */
function ChargeWords({
  play: { locale, battle },
  id,
  far,
  setFar,
  kind,
  setKind,
}: {
  readonly play: Play;
  readonly id: UnitId;
  readonly far: number;
  readonly setFar: (far: number) => void;
  readonly kind: ChargeKind;
  readonly setKind: (kind: ChargeKind) => void;
}): ReactNode {
  const movement = movementOf(unitOf(battle.table, id));
  return (
    <>
      <Stepper
        locale={locale}
        label={sayCompanion(locale, 'deed.distance', { movement: inchesText(movement) })}
        value={far / INCH}
        least={0}
        most={30}
        step={0.5}
        onChange={(inches) => setFar(inches * INCH)}
      />
      <fieldset className={css['chips']} aria-label={sayCompanion(locale, 'deed.kind')}>
        {CHARGE_KINDS.map((one) => (
          <Chip key={one} on={kind === one} onPress={() => setKind(one)}>
            {chargeName(locale, one)}
          </Chip>
        ))}
      </fieldset>
    </>
  );
}

/** The chances before the dice fall. */
function Told({
  play: { locale, battle },
  id,
  doing,
  said,
  far,
  kind,
  attack,
}: {
  readonly play: Play;
  readonly id: UnitId;
  readonly doing: Doing;
  readonly said: Said;
  readonly far: number;
  readonly kind: ChargeKind;
  readonly attack: boolean;
}): ReactNode {
  const { table } = battle;
  const pass =
    doing.what === 'cast'
      ? spellTold(table, id, doing.by, said)
      : doing.what === 'charge'
        ? chargeTold(table, id, far, kind, said)
        : doing.what === 'flee'
          ? fleeTold(table, id, said)
          : null;
  const told = attack && 'by' in doing ? attackTold(table, id, doing.by, said) : null;
  const helps =
    told === null
      ? []
      : [
          ...told.rerolls.map((by) => sayCompanion(locale, 'odds.reroll', { skill: skillName(locale, by) })),
          ...told.charms.map(({ unit, by }) =>
            sayCompanion(locale, 'odds.charm', {
              unit: unitName(locale, table, unit),
              skill: skillName(locale, by),
            }),
          ),
        ];
  return (
    <div aria-live="polite">
      {pass === null ? null : <PassView locale={locale} pass={pass} />}
      {told === null ? null : <AttackOddsView locale={locale} {...told} />}
      {helps.length === 0 ? null : (
        <ul className={css['helps']}>
          {helps.map((help) => (
            <li key={help}>{help}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
