import { type Outer, OUTER } from '@sanguine/blood-rage/content/provinces.ts';
import { game } from '@sanguine/blood-rage/game.ts';
import type { AnyMove } from '@sanguine/blood-rage/rules/moves.ts';
import type { State } from '@sanguine/blood-rage/rules/state.ts';
import { cardName } from '@sanguine/blood-rage/text/words.ts';
import { expect, test } from '../fixtures.ts';
import { sitDown } from '../joining.ts';
import { type Known, Overheard } from '../known.ts';
import { Player } from '../player.ts';
import { byMouse } from './touching.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Person {
  readonly player: Player<State, AnyMove>;
  readonly heard: Overheard<State>;
}

const stepOf = ({ view }: Known<State>) => view.frames.at(-1)?.step;

/** A province that two clans can be sent to. */
function battlefield({ view }: Known<State>): Outer {
  const found = OUTER.find((province) => !view.destroyed.includes(province));
  if (found === undefined) throw new Error('the world is gone');
  return found;
}

test('a battle in two browsers: gifts stay in the hand, and a card is nobody’s business before the reveal', async ({
  invite,
}) => {
  const [host, guest] = [await invite('Ann'), await invite('Bela')];
  const heard = [new Overheard<State>(host), new Overheard<State>(guest)] as const;
  await sitDown(host, guest, {
    game,
    seats: ['me', 'open'],
    options: { firstPlayer: 'seat' },
    name: 'Long Ships',
  });
  const people = [host, guest].map((page, at): Person => {
    const ears = at === 0 ? heard[0] : heard[1];
    const seat = ears.known.viewer ?? -1;
    return { heard: ears, player: new Player(page, seat, game, () => ears.known, byMouse) };
  });
  const seated = (seat: number): Person => {
    const found = people.find(({ player }) => player.seat === seat);
    if (found === undefined) throw new Error(`nobody has seat ${seat}`);
    return found;
  };
  const agree = (): Promise<void> => expect.poll(() => heard[0].known.number - heard[1].known.number).toBe(0);

  const [first, second] = [seated(0), seated(1)];
  await test.step('what one has taken up stays in hand while the other chooses', async () => {
    const taken = first.player.page.locator('[data-guide^="card:"]').first();
    await taken.click();
    await expect(taken).toHaveAttribute('aria-pressed', 'true');
    const { number } = first.heard.known;
    await second.player.decides();
    await expect.poll(() => first.heard.known.number).toBeGreaterThan(number);
    await expect(first.player.page.locator('[data-guide^="clan:"]')).not.toHaveAttribute('data-on');
    await expect(taken).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('both draft', async () => {
    while (stepOf(heard[0].known) === 'draft') {
      const [next = 0] = heard[0].known.deciders;
      await seated(next).player.decides();
      await agree();
    }
    for (const { heard: ears, player } of people) {
      const { view } = ears.known;
      for (const [seat, { hand }] of view.clans.entries()) {
        expect(hand).toHaveLength(6);
        expect(hand.every((card) => card.startsWith('back'))).toBe(seat !== player.seat);
      }
    }
  });

  await test.step('both invade the same province, and the first pillages it', async () => {
    const province = battlefield(first.heard.known);
    for (const { player } of [first, second]) {
      await player.asked();
      await player.does({ do: 'invade', figure: 'leader', to: province });
      await agree();
    }
    await first.player.does({ do: 'pillage', province });
    await agree();
    while (stepOf(first.heard.known) === 'call') {
      const [next = 0] = first.heard.known.deciders;
      await seated(next).player.does({ do: 'rest' });
      await agree();
    }
    expect(first.heard.known.view.battle?.participants).toEqual([0, 1]);
  });

  await test.step('a card lies face down until both have chosen, then all is shown', async () => {
    const choice = await first.player.chooses();
    if (choice.do !== 'play') throw new Error(`asked for a card, not to ${choice.do}`);
    const told = second.heard.frames.length;
    await first.player.does(choice);
    await expect.poll(() => second.heard.frames.length).toBeGreaterThan(told);
    const since = second.heard.frames.slice(told).join('\n');
    expect(since).not.toContain(choice.card);
    const panel = second.player.page.locator('[data-guide="battle"]');
    await expect(panel).toBeVisible();
    await expect(panel).not.toContainText(cardName('en', choice.card));

    const answer = await second.player.chooses();
    await second.player.does(answer);
    await expect.poll(() => second.heard.frames.slice(told).join('\n')).toContain(choice.card);
    await expect.poll(() => first.heard.frames.join('\n')).toContain('cards.revealed');
  });

  await test.step('nobody was told what is not theirs to know', () => {
    for (const { frames } of heard)
      for (const frame of frames) expect(frame).not.toMatch(/"(?:salts?|seed)":|"secret":"/);
  });
});
