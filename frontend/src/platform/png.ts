/** What is drawn, as a file. Rejects if the browser makes no PNG files. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('This browser makes no PNG files'));
      else resolve(blob);
    }),
  );
}
