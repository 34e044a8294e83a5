import { lazy, Suspense } from 'react';
import { GAME_PAGES } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { Route, Switch, useLocation } from 'wouter';
import Home from './home/page.tsx';
import { UpdateBar } from './offline/update-bar.tsx';
import { Fault } from './pages/fault.tsx';
import { Loading } from './pages/loading.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Arrival } from './pages/arrival.tsx';
import { useSettings } from './settings/store.ts';

const NewTable = lazy(() => import('./lobby/new-table/page.tsx'));
const OnlineTable = lazy(() => import('./lobby/table.tsx'));
const Join = lazy(() => import('./lobby/join.tsx'));
const Watch = lazy(() => import('./lobby/watch.tsx'));
const Mine = lazy(() => import('./lobby/mine.tsx'));
const Account = lazy(() => import('./account/page.tsx'));
const Preferences = lazy(() => import('./settings/page.tsx'));
const Help = lazy(() => import('./help/page.tsx'));
const Credits = lazy(() => import('./pages/credits.tsx'));
const LocalTable = lazy(() => import('./table/local.tsx'));
const Replay = lazy(() => import('./replay/page.tsx'));
const Analysis = lazy(() => import('./analysis/page.tsx'));
const Proof = lazy(() => import('./proof/page.tsx'));
const Rules = lazy(() => import('./rules/page.tsx'));
const Learn = lazy(() => import('./tutorial/page.tsx'));
const Puzzles = lazy(() => import('./puzzles/page.tsx'));
const GamePage = lazy(() => import('./game-pages/page.tsx'));

export function App() {
  const [{ locale }] = useSettings();
  const [path] = useLocation();
  return (
    <LocaleContext value={locale}>
      <Arrival />
      <Fault at={path}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game?/:way?" component={NewTable} />
            <Route path="/table/:id" component={OnlineTable} />
            <Route path="/local/:id" component={LocalTable} />
            <Route path="/join/:code?" component={Join} />
            <Route path="/watch" component={Watch} />
            <Route path="/mine" component={Mine} />
            <Route path="/replay/*?" component={Replay} />
            <Route path="/analysis/*" component={Analysis} />
            <Route path="/proof/*" component={Proof} />
            <Route path="/rules/:game?/:section?" component={Rules} />
            <Route path="/learn/:game/:course?" component={Learn} />
            <Route path="/puzzles/:game?/:number?" component={Puzzles} />
            {GAME_PAGES.map((name) => (
              <Route key={name} path={`/${name}/:game?/*?`}>
                <GamePage name={name} />
              </Route>
            ))}
            <Route path="/settings" component={Preferences} />
            <Route path="/account" component={Account} />
            <Route path="/help" component={Help} />
            <Route path="/credits" component={Credits} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Fault>
      <UpdateBar />
    </LocaleContext>
  );
}
