import { useEffect, useState } from 'react';
import { anchorOf } from './place.ts';

/** The section at the top of the window while scrolling; before that, the requested one. */
export function useReadingPlace(sections: readonly string[], asked: string | null): string | null {
  const [place, setPlace] = useState(asked);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = sections.find((id) => inView.has(anchorOf(id)));
        if (first !== undefined) setPlace(first);
      },
      // A band below the bar: a section counts once its heading has reached it.
      { rootMargin: '-88px 0px -72% 0px' },
    );
    for (const id of sections) {
      const element = document.getElementById(anchorOf(id));
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return place;
}
