import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed } from '../games.ts';
import { Problem } from '../problem.ts';
import { searchRules, sectionsOf, showContents, showSection } from '../rulebook.ts';

export const command: Command = {
  words: '<game> [section | words…]',
  options: {},
  run({ args, locale, out, say }) {
    const [id, ...words] = args.positionals;
    const game = gameNamed(id);
    const rulebook = game.rulebook[locale];
    const [first] = words;
    if (first === undefined) {
      showContents(out, rulebook);
      out.line();
      out.line(say('rules.hint', { game: game.engine.id }));
      return EXIT.ok;
    }
    const named = words.length === 1 ? sectionsOf(rulebook, first.replace(/^§/, '')) : [];
    const found = named.length > 0 ? named : searchRules(rulebook, words);
    if (found.length === 0) throw new Problem('problem.rules', { words: words.join(' ') });
    for (const section of found) showSection(out, section);
    return EXIT.ok;
  },
};
