import type { Locale } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { type ReactNode, useState } from 'react';
import { SCENARIO_IDS, type ScenarioId } from '../../../content/options.ts';
import { readyRosters } from '../../../content/rosters.ts';
import type { TableSize } from '../../../content/tables.ts';
import { printRoster } from '../../../rules/roster/text.ts';
import { scenarioName } from '../../../text/words.ts';
import { SIDE_LOOKS } from '../../field/sides.ts';
import type { ListedRoster } from '../../rosters/listed.ts';
import { type CompanionSetup, sizesFor, usualPoints } from '../state/setup.ts';
import { sayCompanion } from '../text/say.ts';
import { type Brought, broughtRoster } from './brought.ts';
import { RosterChoice } from './roster-choice.tsx';
import css from './start.module.css';

const SIZES_OF_BATTLE = ['200', '150', '100', '60'] as const;

const readyAt = (points: number, place: number): string => `ready:${readyRosters(points)[place]?.id ?? ''}`;

/** What two people agree on before the first round. */
export function NewBattle({
  locale,
  own,
  onBegin,
}: {
  readonly locale: Locale;
  readonly own: readonly ListedRoster[];
  readonly onBegin: (setup: Omit<CompanionSetup, 'seed'>) => void;
}): ReactNode {
  const [scenario, setScenario] = useState<ScenarioId>('three-standards');
  const [size, setSize] = useState<TableSize>('large');
  const [points, setPoints] = useState<(typeof SIZES_OF_BATTLE)[number]>('200');
  const [holder, setHolder] = useState<'0' | '1'>('0');
  const [first, setFirst] = useState<Brought>({
    name: sayCompanion(locale, 'start.name.first'),
    from: readyAt(200, 1),
    typed: '',
  });
  const [second, setSecond] = useState<Brought>({
    name: sayCompanion(locale, 'start.name.second'),
    from: readyAt(200, 5),
    typed: '',
  });
  const most = Number(points);
  const lists = [first, second].map((brought) => broughtRoster(brought, most, own, locale));
  const [one, two] = lists;
  const names = [first.name.trim(), second.name.trim()] as const;
  const ready =
    one !== null &&
    one !== undefined &&
    two !== null &&
    two !== undefined &&
    names.every((name) => name !== '');
  /** Each ready-made roster fits only one size of battle. */
  const setBattle = (next: (typeof SIZES_OF_BATTLE)[number]): void => {
    setPoints(next);
    setFirst(refit(first, Number(next), 0));
    setSecond(refit(second, Number(next), 1));
  };
  const setTable = (next: TableSize): void => {
    setSize(next);
    setBattle(SIZES_OF_BATTLE.find((some) => Number(some) === usualPoints(next)) ?? '200');
  };
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        onBegin({
          names: [...names],
          titles: [one.title, two.title],
          rosters: [printRoster(one.roster), printRoster(two.roster)],
          scenario,
          size,
          points: most,
          holder: holder === '0' ? 0 : 1,
        });
      }}
    >
      <h2>{sayCompanion(locale, 'start.new')}</h2>
      <div className={css['agreed']}>
        <Select
          label={sayCompanion(locale, 'start.scenario')}
          value={scenario}
          options={SCENARIO_IDS.map((id) => ({ value: id, title: scenarioName(locale, id) }))}
          onChange={(next) => {
            setScenario(next);
            const [usual = 'large', ...others] = sizesFor(next);
            if (![usual, ...others].includes(size)) setTable(usual);
          }}
        />
        <Select
          label={sayCompanion(locale, 'start.size')}
          value={size}
          options={sizesFor(scenario).map((some) => ({
            value: some,
            title: sayCompanion(locale, `start.size.${some}`),
          }))}
          onChange={setTable}
        />
        <Select
          label={sayCompanion(locale, 'start.points')}
          value={points}
          options={SIZES_OF_BATTLE.map((value) => ({
            value,
            title: sayCompanion(locale, 'start.points.of', { points: Number(value) }),
          }))}
          onChange={setBattle}
        />
        <Select
          label={sayCompanion(locale, 'start.holder')}
          value={holder}
          options={[
            { value: '0', title: names[0] },
            { value: '1', title: names[1] },
          ]}
          note={sayCompanion(locale, 'start.holder.note')}
          onChange={setHolder}
        />
      </div>
      <div className={css['sides']}>
        <RosterChoice
          label={sayCompanion(locale, 'start.first')}
          paint={SIDE_LOOKS.south.paint}
          brought={first}
          onChange={setFirst}
          {...{ locale, own }}
          points={most}
        />
        <RosterChoice
          label={sayCompanion(locale, 'start.second')}
          paint={SIDE_LOOKS.north.paint}
          brought={second}
          onChange={setSecond}
          {...{ locale, own }}
          points={most}
        />
      </div>
      <ActionButton
        kind="go"
        type="submit"
        guide="begin"
        unavailable={ready ? undefined : sayCompanion(locale, 'start.missing')}
      >
        {sayCompanion(locale, 'start.begin')}
      </ActionButton>
    </form>
  );
}

/** Replaces a ready-made roster that does not fit these points by one that does. */
const refit = (brought: Brought, points: number, place: number): Brought =>
  brought.from.startsWith('ready:') ? { ...brought, from: readyAt(points, place) } : brought;
