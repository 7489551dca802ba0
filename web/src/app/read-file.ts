/**
 * The text of a file that somebody chose. Old programs wrote their letters in one byte each, so what is
 * no UTF-8 is read as that.
 */
export async function readFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
