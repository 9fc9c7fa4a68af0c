import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderMarkdown, sectionsOf } from '../../tools/docs/markdown.tsx'

test('markdown of the documentation: tags in it are text, links lead to pages, files of the project are words', () => {
  const markdown =
    '# Title\n\nA <script>alert(1)</script> of [embedding.md](embedding.md) and [code](../src/x.ts).\n\n## Second part\n\n| a | |\n|---|---|\n| b | c |\n'
  const html = renderToStaticMarkup(
    renderMarkdown(markdown, {
      linkTo: (href) => (href === 'embedding.md' ? '../guides/embedding.html' : undefined),
      titleOf: (words) => (words === 'embedding.md' ? 'Embedding' : undefined),
    }),
  )
  expect(html).not.toContain('<script>')
  expect(html).toContain('<a href="../guides/embedding.html">Embedding</a>')
  expect(html).toContain('and code.')
  expect(html).toContain('<h2 id="second-part">')
  expect(sectionsOf(markdown).map(({ heading }) => heading)).toEqual(['Title', 'Second part'])
})
