import { initWasm, Resvg } from '@resvg/resvg-wasm';

let loading: Promise<void> | undefined;

/** Loads the library that draws, once. It reads no file and no address: what a picture shows is in its SVG. */
export function loadRenderer(wasm: () => Promise<Uint8Array> | Uint8Array): Promise<void> {
  loading ??= Promise.resolve(wasm()).then((bytes) => initWasm(bytes));
  return loading;
}

/** An SVG as a PNG. @param width in pixels; left out: its own. */
export function draw(svg: string, fonts: readonly Uint8Array[], width?: number): Uint8Array {
  const drawing = new Resvg(svg, {
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
    font: fontsOf(fonts),
  });
  const png = drawing.render().asPng();
  drawing.free();
  return png;
}

/** The width of a text element in pixels. */
export function widthOf(text: string, fonts: readonly Uint8Array[]): number {
  const drawing = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="300">${text}</svg>`,
    { font: fontsOf(fonts) },
  );
  const width = drawing.getBBox()?.width ?? 0;
  drawing.free();
  return width;
}

const fontsOf = (fonts: readonly Uint8Array[]) => ({
  fontBuffers: [...fonts],
  loadSystemFonts: false,
  defaultFontFamily: 'Geist',
});
