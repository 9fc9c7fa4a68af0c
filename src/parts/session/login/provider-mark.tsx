import type { SocialProvider } from '../../../model/session/social-provider.ts'

/** Logo of each provider, in the shape and colours of its brand guidelines. */
const marks: Record<SocialProvider, readonly (readonly [colour: string, path: string])[]> = {
  facebook: [
    [
      '#0866ff',
      'M24 12a12 12 0 1 0-14.9 11.64v-7.98H6.63V12H9.1v-1.58c0-4.08 1.85-5.98 5.86-5.98.76 0 2.07.15 2.61.3v3.32c-.28-.03-.78-.04-1.39-.04-1.97 0-2.73.74-2.73 2.68V12h3.92l-.67 3.66h-3.25v8.25A12 12 0 0 0 24 12Z',
    ],
  ],
  google: [
    ['#4285f4', 'M22.8 12.24c0-.84-.12-1.56-.24-2.28H12v4.2h6a5.16 5.16 0 0 1-2.28 3.36v2.76h3.6c2.16-1.92 3.48-4.68 3.48-8.04Z'],
    ['#34a853', 'M12 23.16c3 0 5.52-.96 7.32-2.76l-3.6-2.76a6.72 6.72 0 0 1-10.08-3.48h-3.6v2.88A11.16 11.16 0 0 0 12 23.16Z'],
    ['#fbbc05', 'M5.64 14.16a6.72 6.72 0 0 1 0-4.32V6.96h-3.6a11.16 11.16 0 0 0 0 10.08l3.6-2.88Z'],
    ['#ea4335', 'M12 5.28c1.68 0 3.12.6 4.32 1.68l3.12-3.12A11.16 11.16 0 0 0 2.04 6.96l3.6 2.88A6.6 6.6 0 0 1 12 5.28Z'],
  ],
  apple: [
    [
      'currentcolor',
      'M17.05 12.54c-.03-2.56 2.09-3.8 2.19-3.86-1.2-1.74-3.05-1.98-3.7-2-1.58-.17-3.08.92-3.88.92-.8 0-2.03-.9-3.34-.88-1.7.03-3.29 1-4.17 2.53-1.8 3.1-.46 7.68 1.27 10.19.86 1.23 1.87 2.6 3.2 2.55 1.3-.05 1.78-.83 3.34-.83 1.55 0 2 .83 3.35.8 1.39-.02 2.26-1.24 3.1-2.48 1-1.42 1.4-2.81 1.41-2.88-.03-.01-2.7-1.03-2.77-4.06ZM14.53 5.04c.7-.86 1.18-2.04 1.05-3.23-1.02.04-2.27.69-3 1.53-.66.76-1.24 1.98-1.09 3.14 1.15.09 2.32-.58 3.04-1.44Z',
    ],
  ],
}

/** The logo of a provider; decorative, because its name is next to it. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      {marks[provider].map(([colour, path]) => (
        <path key={path} fill={colour} d={path} />
      ))}
    </svg>
  )
}
