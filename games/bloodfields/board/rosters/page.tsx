import type { GamePageProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import { Woodcuts } from '../look/woodcuts.tsx';
import { CollectionPage } from './collection/collection-page.tsx';
import { EditPage } from './edit-page.tsx';
import { ListPage } from './list/list-page.tsx';
import { placeOf } from './place.ts';
import { rostersIn } from './saved/book.ts';
import { useKeeper } from './saved/use-keeper.ts';
import { SharedPage } from './shared-page.tsx';
import { VersusPage } from './versus/versus-page.tsx';

/** `/rosters`: rosters to save, build, compare and share. */
export function RostersPage(props: GamePageProps): ReactNode {
  const { notes, account, at } = props;
  const { keeper, kept } = useKeeper(notes, account);
  const place = placeOf(at);
  const saved = rostersIn(kept.book ?? {});
  const shown = (): ReactNode => {
    switch (place.page) {
      case 'edit':
        return <EditPage key={place.id} {...{ props, keeper, kept, saved }} id={place.id} />;
      case 'shared':
        return <SharedPage key={at} {...{ props, keeper, kept }} />;
      case 'versus':
        return <VersusPage {...{ props, saved }} one={place.one} other={place.other} />;
      case 'collection':
        return <CollectionPage {...{ props, keeper, kept }} />;
      case 'list':
        return <ListPage {...{ props, keeper, kept, saved }} />;
    }
  };
  return (
    <>
      <Woodcuts />
      {shown()}
    </>
  );
}
