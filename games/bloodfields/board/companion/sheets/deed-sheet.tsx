import { type ReactNode, useState } from 'react';
import { abilityOf } from '../../../rules/abilities.ts';
import type { ChargeKind } from '../../../rules/charge/kind.ts';
import { profileOf, spellOf } from '../../../rules/skills.ts';
import type { UnitId } from '../../../rules/state.ts';
import { unitOf } from '../../../rules/units.ts';
import { profileText } from '../../../text/attacks.ts';
import { doesText } from '../../../text/effects.ts';
import { join } from '../../../text/phrases.ts';
import { spellText } from '../../../text/skills.ts';
import { nameOfUnit, skillName } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import { tapped } from '../state/battle.ts';
import { type Claim, claimed, claimsFor, isClaimed } from '../state/claims.ts';
import { deedOf, type Doing, namingOf, profileIn, rowOf } from '../state/doing.ts';
import { livingOf } from '../state/forecasts.ts';
import { NOTHING_SAID, type Said } from '../state/rows.ts';
import { claimText } from '../text/claim-text.ts';
import { sayCompanion } from '../text/say.ts';
import { ChargeWords, INCH } from './charge-words.tsx';
import { NamedChip } from './named-chip.tsx';
import { Act, Chip, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';
import { Stepper } from './stepper.tsx';
import { TargetList } from './target-list.tsx';
import { ToldOdds } from './told-odds.tsx';

interface DeedProps {
  readonly play: Play;
  readonly id: UnitId;
  readonly doing: Doing;
  /** True if the sheet only shows the chances and nothing is done. */
  readonly ask?: boolean;
  readonly onBack: () => void;
}

/** One thing a unit does: its targets, the circumstances and the chances. */
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
  const profile = profileIn(table, id, doing);
  const [target = null] = said.targets;
  // Once a target is named, the others make room for the chances; tapping it brings them back.
  const named = naming.several ? undefined : said.targets[0];
  const claims = claimsFor(table, deedOf(table, id, doing, target));
  const twice = (profile?.times ?? 1) > 1 && doing.what === 'attack' && target !== null;
  const [second, setSecond] = useState<readonly UnitId[]>([]);
  const struck = twice ? second.filter((one) => one !== target) : [];
  const row = rowOf(table, id, doing, { ...said, targets: [...said.targets, ...struck] }, far, kind);
  // §7.7: natural blanks of a shot hurt friends in combat with its target.
  const friends =
    profile?.kind === 'ranged' && profile.shot === undefined && target !== null
      ? livingOf(table, unit.owner).filter((one) => one !== id)
      : [];
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
      {twice ? (
        <NamedChip
          {...{ play }}
          guide="second"
          title={sayCompanion(locale, 'deed.second')}
          units={naming.units.filter((one) => one !== target)}
          named={struck}
          several={false}
          onName={setSecond}
        />
      ) : null}
      {friends.length === 0 ? null : (
        <NamedChip
          {...{ play }}
          guide="claim:fire"
          title={sayCompanion(locale, 'claim.fire')}
          units={friends}
          named={said.touching}
          several
          onName={(touching) => setSaid({ ...said, touching })}
        />
      )}
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
      <ToldOdds {...{ play, id, doing, said, far, kind }} attack={profile !== null} />
    </SheetSlip>
  );
}

/** What the card says about this action. */
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
