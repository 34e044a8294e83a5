import { engine } from '../rules/engine.ts';
import type { Check } from './checks/check.ts';
import { Fairness } from './checks/fairness.ts';
import { allChecks } from './checks/index.ts';
import { Coverage } from './coverage.ts';
import { freeze } from './data.ts';
import type { AnyKit, SetupEntry } from './kit.ts';
import { type CheckName, type ReportViolation, Violations, type ViolationPlace } from './violation.ts';
import { walk } from './walk.ts';

const ROUNDS = 30;
/**
 * Every set-up is played in this many rounds. After that, only set-ups that may have a verb in need of checks are inspected;
 * the others are played only for their chance, until enough of it was seen to judge.
 */
const ROUNDS_FOR_ALL = 5;
/**
 * In the first game of a set-up, one position in this many is inspected whatever its verbs; in later games, a sparing check
 * looks at one play in this many.
 */
const STRIDE = 9;

export interface InspectOptions {
  /** Inspect one game alone and all of its positions, to see a violation again. */
  readonly game?: { readonly setup: string; readonly seed: string };
  /** Make only this check; verbs are still counted and games must still end. */
  readonly only?: CheckName;
}

/** Plays random games at every set-up until each verb has been checked often enough, and collects the violations. */
export function inspect(kit: AnyKit, { game, only }: InspectOptions = {}): Violations {
  const inspection = new Inspection(kit, game !== undefined, only);
  if (game !== undefined) {
    const entry = kit.setups.find(({ name }) => name === game.setup);
    if (entry === undefined) throw new Error(`no set-up is called ${game.setup}`);
    inspection.play(entry, game.seed);
    return inspection.notebook;
  }
  inspection.setups();
  for (let round = 0; round < (kit.rounds ?? ROUNDS); round++) {
    for (const entry of kit.setups) {
      if (round < ROUNDS_FOR_ALL || inspection.wants(entry)) inspection.play(entry, String(round));
      else if (!inspection.fair) inspection.play(entry, String(round), true);
    }
    if (inspection.satisfied) break;
  }
  inspection.close();
  return inspection.notebook;
}

class Inspection {
  readonly notebook = new Violations();
  readonly #kit: AnyKit;
  readonly #everywhere: boolean;
  readonly #coverage: Coverage;
  readonly #fairness = new Fairness();
  readonly #checks: readonly Check[];
  /** The set-ups that have been played already. */
  readonly #played = new Set<string>();

  constructor(kit: AnyKit, everywhere: boolean, only: CheckName | undefined) {
    this.#kit = kit;
    this.#everywhere = everywhere;
    this.#coverage = new Coverage(kit);
    this.#checks = allChecks(this.#fairness).filter(({ name }) => only === undefined || name === only);
  }

  /** Whether every verb and every kind of chance was seen often enough. */
  get satisfied(): boolean {
    return this.#coverage.complete && this.fair;
  }

  /** Whether every kind of chance was seen often enough to judge it, if it is judged at all. */
  get fair(): boolean {
    return !this.#checks.includes(this.#fairness) || this.#fairness.enough(this.#kit);
  }

  /** Whether another game of this set-up may have a verb that was not checked often enough. */
  wants({ name }: SetupEntry): boolean {
    return this.#coverage.wants(name);
  }

  /** Checks that every seat count is among the set-ups, and that every set-up can be played. */
  setups(): void {
    const { rules, setups } = this.#kit;
    const door = engine(rules);
    for (const { name, setup } of setups) {
      const refused = door.refuseSetup(setup);
      if (refused !== null)
        this.#add('ends', { ...NOWHERE, setup: name }, `the set-up is refused: ${refused.code}`);
    }
    for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
      if (!setups.some(({ setup }) => setup.seats === seats))
        this.#add('ends', NOWHERE, `no set-up has ${seats} seats`);
    }
  }

  play(entry: SetupEntry, seed: string, chanceOnly = false): void {
    const kit = this.#kit;
    const checks = chanceOnly ? [this.#fairness] : this.#checks;
    const first = !this.#played.has(entry.name);
    this.#played.add(entry.name);
    this.#coverage.newGame();
    let place: ViolationPlace = { setup: entry.name, seed, play: -1, verb: null };
    const each = (look: (check: Check, report: ReportViolation) => void): void => {
      for (const check of checks) this.#try(check, place, (report) => look(check, report));
    };
    try {
      const walked = walk(kit, entry, seed, {
        started: (state, context) =>
          each((check, report) => check.start?.({ kit, entry, seed, state, table: context }, report)),
        reached: (position) => {
          if (chanceOnly) return;
          place = { ...place, play: position.play, verb: position.acts[0]?.verb ?? null };
          const subjects = this.#coverage.subjects(position, this.#everywhere);
          const looked = first && (position.play % STRIDE === 0 || position.deciders.length === 0);
          if (subjects.length === 0 && !looked && !this.#everywhere) return;
          freeze([...position.moves.values()]);
          each((check, report) => check.position?.(position, report));
          for (const subject of looked || this.#everywhere ? [...subjects, ...position.acts] : subjects) {
            place = { ...place, verb: subject.verb };
            each((check, report) => check.subject?.(position, subject, report));
          }
          place = { ...place, verb: position.acts[0]?.verb ?? null };
        },
        played: (position, state, context) => {
          const spared = !first && !this.#everywhere && position.play % STRIDE !== 0;
          each((check, report) => {
            if (check.sparing !== true || !spared) check.play?.({ position, state, table: context }, report);
          });
        },
        stuck: (problem, at) => this.#add('ends', { ...place, play: at }, problem),
      });
      place = { ...place, play: -1, verb: null };
      each((check, report) => check.game?.(kit, walked, report));
    } catch (error) {
      this.#add('ends', place, `the game broke off: ${String(error)}`);
    }
  }

  close(): void {
    for (const check of this.#checks) this.#try(check, NOWHERE, (report) => check.close?.(this.#kit, report));
    for (const problem of this.#coverage.problems()) this.#add('coverage', NOWHERE, problem);
  }

  /** An exception in a check counts against the game it looks at. */
  #try(check: Check, place: ViolationPlace, look: (report: ReportViolation) => void): void {
    const report: ReportViolation = (message, verb) =>
      this.#add(check.name, verb === undefined ? place : { ...place, verb }, message);
    try {
      look(report);
    } catch (error) {
      report(`threw ${String(error)}`);
    }
  }

  #add(check: Check['name'], place: ViolationPlace, message: string): void {
    this.notebook.add({ ...place, check, message });
  }
}

const NOWHERE: ViolationPlace = { setup: 'any', seed: 'any', play: -1, verb: null };
