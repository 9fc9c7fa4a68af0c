import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { cleanHtml } from '../../../server/catalogue/records/clean-html.ts'

const { document } = new JSDOM('').window
const allowed =
  'p br b strong i em u s sub sup small mark code pre ul ol li dl dt dd h3 h4 h5 blockquote hr table caption thead tbody tfoot tr th td a'

/** What a browser finds in HTML that a description may not have. */
function forbiddenIn(html: string): string[] {
  const box = document.createElement('div')
  box.innerHTML = html
  return [...box.querySelectorAll('*')].flatMap(({ localName, attributes }) => {
    const isAllowed = ({ name, value }: Attr) =>
      localName === 'a' && (name === 'rel' || (name === 'href' && /^(?:https?:|mailto:|tel:)/.test(value)))
    const wrong = [...attributes].filter((attribute) => !isAllowed(attribute)).map(({ name }) => `${localName}[${name}]`)
    return allowed.split(' ').includes(localName) ? wrong : [localName, ...wrong]
  })
}

const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//e.example></sCrIpT>',
  '<script><!--<script></script>--><img src=x onerror=alert(1)></script>',
  '<img src=x onerror=alert(1)//',
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi><style><img src=x onerror=alert(1)></style></mi></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<title></title><img src=x onerror=alert(1)></title>',
  '<style></style><img src=x onerror=alert(1)></style>',
  '<xmp><img src=x></xmp><img src=x onerror=alert(1)>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src=x>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT&colon;alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#0000106avascript:alert(1)">x</a>',
  '<a href="javascript&NewLine;:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a><a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="https://shop.example@e.example/">x</a><a href="blob:https://e.example/1">x</a><a href="//e.example">x</a>',
  '<a href="https://e.example/&quot; onclick=&quot;alert(1)">x</a>',
  `<a href='https://e.example/"onmouseover="alert(1)'>x</a>`,
  '<a/onclick=alert(1)/href=https://e.example>x</a>',
  '<a href="https://e.example" target=_blank style="position:fixed;inset:0" ping=//e.example download>x</a>',
  '<p style="background:url(//e.example)" class=shop-x id=cart name=x slot=y part=z is=shop-page>x</p>',
  '<base href=//e.example><link rel=stylesheet href=//e.example><meta http-equiv=refresh content="0;url=//e.example">',
  '<form action=//e.example><input name=password><button formaction=javascript:alert(1)>x</button></form>',
  '<shop-page api-base="https://e.example"></shop-page><x-y onfocus=alert(1) tabindex=0 autofocus>',
  '<details open ontoggle=alert(1)>x</details><video><source onerror=alert(1)></video><audio src onloadstart=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--!><img src=x onerror=alert(1)>--!>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<table><td><img src=x onerror=alert(1)></table><table background=javascript:alert(1)>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<b <script>alert(1)</script>',
  '<p\u0000 onclick=alert(1)>x</p><\u0000script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
]

describe('descriptions of an import', () => {
  test.each(attacks)('nothing of %s runs, loads or covers the page', (attack) => {
    for (const html of [
      attack,
      `<p>before ${attack}`,
      `<table><tr><td>${attack}</td></tr></table>`,
      `<a href="https://a.example">${attack}`,
    ]) {
      const clean = cleanHtml(html)
      expect(forbiddenIn(clean)).toEqual([])
      expect(cleanHtml(clean)).toBe(clean)
    }
  })

  test.each([
    ['<p>Classic blown clay pot for plants</p>', '<p>Classic blown clay pot for plants</p>'],
    ['Knitted jumper in a soft wool blend. ', 'Knitted jumper in a soft wool blend.'],
    ['<p><span style="color: #222;">Soft &amp; warm</span></p>', '<p>Soft &amp; warm</p>'],
    ['<h2>Care</h2><ul><li>30&deg; wash<li>Don&rsquo;t bleach</ul>', '<h3>Care</h3><ul><li>30° wash</li><li>Don’t bleach</li></ul>'],
    ['<p>One<p>Two<p>Three', '<p>One</p><p>Two</p><p>Three</p>'],
    ['<div><div>Men&#039;s caf&eacute; mug</div></div>', "<p>Men's café mug</p>"],
    [
      '<table><tr><th>Size<th>cm<tr><td>S<td>90</table>',
      '<table><tbody><tr><th>Size</th><th>cm</th></tr><tr><td>S</td><td>90</td></tr></tbody></table>',
    ],
    ['<b>bold <i>both</b> italic</i>', '<b>bold <i>both</i></b><i> italic</i>'],
    ['2 < 3 > 1 & "quoted"', '2 &lt; 3 &gt; 1 &amp; "quoted"'],
    ['नमस्ते <strong>👩‍🍳</strong> ۱۲', 'नमस्ते <strong>👩‍🍳</strong> ۱۲'],
    ['line\r\nbreak<br/>here', 'line\nbreak<br>here'],
  ])('%s keeps its meaning', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  test('forty paragraphs that are not closed stay forty', () => {
    expect(cleanHtml('<p>x'.repeat(40)).match(/<p>/g)).toHaveLength(40)
  })

  test('text below too many tags stays', () => {
    expect(cleanHtml(`${'<blockquote>'.repeat(5000)}deep`)).toMatch(/deep(<\/blockquote>){30}$/)
  })
})
