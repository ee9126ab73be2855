/** The longer side of a photo that still shows every pencil stroke of a sheet. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.8;

/** A photo that a hall's network can carry; the picture as it is where the browser cannot draw it. */
export async function smallerPhoto(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', QUALITY));
    return smaller === null || smaller.size >= file.size ? file : smaller;
  } catch {
    return file;
  }
}
