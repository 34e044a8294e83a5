/** Moves an element by script, as fast as the style sheets move others (`--stay`); returns the function that ends it. */
export function playFilm(
  element: Element,
  frames: readonly Keyframe[],
  timing: KeyframeAnimationOptions,
): () => void {
  const film = element.animate([...frames], timing);
  const factor = Number(getComputedStyle(element).getPropertyValue('--stay'));
  if (factor > 0) film.updatePlaybackRate(1 / factor);
  return () => {
    film.cancel();
  };
}
