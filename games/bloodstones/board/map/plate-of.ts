/** The engraver worker's answer. */
interface Cut {
  readonly id: string;
  readonly svg: string | null;
}

const plates = new Map<string, Promise<HTMLImageElement | null>>();

/** The engraved picture of a map, made once and cached; null while there is no drawing of it. */
export function plateOf(id: string): Promise<HTMLImageElement | null> {
  const known = plates.get(id);
  if (known !== undefined) return known;
  const plate = engraved(id).then((svg) => {
    if (svg !== null) return printed(svg);
    plates.delete(id);
    return null;
  });
  plates.set(id, plate);
  return plate;
}

let engraver: Worker | null = null;

function engraved(id: string): Promise<string | null> {
  const worker = (engraver ??= new Worker(new URL('./engraver.ts', import.meta.url), { type: 'module' }));
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<Cut>): void => {
      if (data.id !== id) return;
      worker.removeEventListener('message', hear);
      resolve(data.svg);
    };
    worker.addEventListener('message', hear);
    worker.postMessage(id, []);
  });
}

async function printed(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
