import type { RulebookSection } from '@sanguine/kernel';
import { DrawingFigure } from '@sanguine/ui/drawing/drawing.tsx';
import { type Block, blocksOf } from './blocks.ts';
import { Marked } from '@sanguine/ui/reading/marked.tsx';
import type { SectionRoute } from './place.ts';
import { piecesOf } from '@sanguine/ui/reading/references.ts';
import { useRulesWord } from './say.ts';
import { SectionLink } from './section-link.tsx';
import styles from './section-text.module.css';
import { Wide } from './wide.tsx';

export interface Reading {
  readonly way: SectionRoute;
  readonly exists: (section: string) => boolean;
  /** The search terms. */
  readonly terms: readonly string[];
}

export function SectionText({
  section,
  reading,
}: {
  readonly section: RulebookSection;
  readonly reading: Reading;
}) {
  const word = useRulesWord();
  return (
    <div className={styles['text']}>
      {blocksOf(section.body, word('example')).map((block, at) => (
        <Paragraph key={at} block={block} reading={reading} />
      ))}
      {section.table === undefined ? null : (
        <Wide label={section.title}>
          <Table {...section.table} reading={reading} />
        </Wide>
      )}
      {(section.drawings ?? []).map((drawing) => (
        <DrawingFigure key={drawing.id} drawing={drawing} />
      ))}
    </div>
  );
}

function Paragraph({ block, reading }: { readonly block: Block; readonly reading: Reading }) {
  if (block.kind !== 'list') {
    return (
      <p className={block.kind === 'example' ? styles['example'] : undefined}>
        <Line text={block.text} reading={reading} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>
          <Line text={item} reading={reading} />
        </li>
      ))}
    </List>
  );
}

function Line({ text, reading }: { readonly text: string; readonly reading: Reading }) {
  return piecesOf(text, reading.exists).map((piece, at) =>
    piece.section === null ? (
      <Marked key={at} text={piece.text} terms={reading.terms} />
    ) : (
      <SectionLink key={at} way={reading.way} section={piece.section} className={styles['reference']}>
        {piece.text}
      </SectionLink>
    ),
  );
}

interface TableProps extends NonNullable<RulebookSection['table']> {
  readonly reading: Reading;
}

/** Tables with more columns than this have vertical headings on a phone. */
const FEW = 4;

function Table({ head, rows, titled = false, reading }: TableProps) {
  return (
    <table className={head.length > FEW ? styles['many'] : undefined}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              <span>{cell}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, at) =>
              at === 0 ? (
                <th key={at} scope="row" className={titled ? styles['title'] : undefined}>
                  <Line text={cell} reading={reading} />
                </th>
              ) : (
                <td key={at} className={/^[\d–]+$/.test(cell) ? styles['number'] : undefined}>
                  <Line text={cell} reading={reading} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
