/** A guide of the documentation: a markdown file of `docs`, and its name in the menu. Files that do not exist are left out. */
export interface Guide {
  file: string
  title: string
}

/** The guides in the order of the menu, in groups. */
export const contents: readonly { title: string; guides: readonly Guide[] }[] = [
  {
    title: 'Start',
    guides: [
      { file: 'start.md', title: 'Five-minute start' },
      { file: 'plain-html.md', title: 'Plain HTML' },
      { file: 'wordpress.md', title: 'WordPress plugin' },
      { file: 'cms.md', title: 'Content systems' },
      { file: 'frameworks.md', title: 'Frameworks and editors' },
      { file: 'embedding.md', title: 'Embedding, in full' },
    ],
  },
  {
    title: 'Build',
    guides: [
      { file: 'theming.md', title: 'Theming' },
      { file: 'analytics.md', title: 'Events, analytics, consent' },
      { file: 'blocks.md', title: 'Blocks of a page' },
      { file: 'pre-rendering.md', title: 'SEO and pre-rendering' },
      { file: 'back-end.md', title: 'Writing a back end' },
      { file: 'engines.md', title: 'In front of an engine' },
    ],
  },
  {
    title: 'Run',
    guides: [
      { file: 'package.md', title: 'The package' },
      { file: 'cdn.md', title: 'CDN and integrity' },
      { file: 'versions.md', title: 'Versions' },
      { file: 'deploy.md', title: 'Running the shop' },
      { file: 'import.md', title: 'Importing a catalogue' },
      { file: 'csp.md', title: 'Content Security Policy' },
      { file: 'cookies.md', title: 'Cookies and cross-site' },
      { file: 'performance.md', title: 'Performance' },
      { file: 'accessibility.md', title: 'Accessibility' },
      { file: 'glossary.md', title: 'Glossary' },
    ],
  },
]

export const addressOf = ({ file }: Pick<Guide, 'file'>): string => `guides/${file.replace(/\.md$/, '.html')}`
