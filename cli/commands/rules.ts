import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed } from '../games.ts';
import { CommandProblem } from '../problem.ts';
import { lookUp, showContents, showSection } from '../rulebook.ts';

export const command: Command = {
  words: '<game> [section | words…]',
  options: {},
  async run({ args, locale, out, say }) {
    const [id, ...words] = args.positionals;
    const game = gameNamed(id);
    const rulebook = (await game.loadRulebook())[locale];
    if (words.length === 0) {
      showContents(out, rulebook);
      out.line();
      out.line(say('rules.hint', { game: game.engine.id }));
      return EXIT.ok;
    }
    const found = lookUp(rulebook, words);
    if (found.length === 0) throw new CommandProblem('problem.rules', { words: words.join(' ') });
    for (const section of found) showSection(out, section);
    return EXIT.ok;
  },
};
