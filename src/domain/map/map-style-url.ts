/** The address of a map style with the shop's key where it says {key} (M1); a key is written so that it stays one value. */
export const mapStyleUrl = (url: string, key: string | undefined): string => url.replaceAll('{key}', () => encodeURIComponent(key ?? ''))
