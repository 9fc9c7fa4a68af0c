/** Codes, GTINs, MPNs, options and titles of goods, as a merchant's feed has them. */
export const goods = `id	item_group_id	title	availability	price	brand	gtin	mpn	color	size	product_type
TB-1002-1	TB-1002	Trail boots Brown, 41	in stock	89.00 EUR	Fell	4006381333931	FB/77-A.3	Brown	41	Footwear
TB-1002-3	TB-1002	Trail boots Sand, 43	in stock	89.00 EUR	Fell	4006381333948	FB/77-A.4	Sand	43	Footwear
TB-1003-1	TB-1003	Trail boots low Brown	in stock	79.00 EUR	Fell	4006381333955	FB/78-A.1	Brown		Footwear
ca.900_12	CA900	Camp axe	in stock	39.00 EUR	Fell	96385074	AX 900/12	Black		Tools
CK-1401	CK-1401	Chef’s tongs	in stock	19.00 EUR	Hult	036000291452	0815-T	Steel		Kitchen
MU-RED	MU	Mug Red	in stock	9.00 EUR	Hult	10012345678902	1000 0042	Red		Kitchen
MU-BLU	MU	Mug Blue	in stock	9.00 EUR	Hult	10012345678919	1000 0043	Blue		Kitchen
TE-M	TE	Crew tee M	in stock	15.00 EUR	Vey			White	M	Clothes
TE-XL	TE	Crew tee XL	in stock	15.00 EUR	Vey			White	XL	Clothes
TR1	TR1	KIRMIZI ÇİÇEKLİ IŞIK	in stock	5.00 EUR	Çınar					Kitchen
TR2	TR2	İncir tabağı	in stock	5.00 EUR	Çınar					Kitchen
DE1	DE1	Große Gießkanne grün	in stock	5.00 EUR	Müller					Garden
PL1	PL1	Łyżka złota	in stock	5.00 EUR	Żuk					Kitchen
DK1	DK1	Rødgrød skål	in stock	5.00 EUR	Ærø					Kitchen
IS1	IS1	Þykk peysa með ermum	in stock	5.00 EUR	Sól					Clothes
LT1	LT1	Ąžuolinė šluostė žąsų ūkiui	in stock	5.00 EUR	Ėglė					Home
FR1	FR1	Crème brûlée cœur	in stock	5.00 EUR	Belle					Kitchen
GR1	GR1	Μεγάλος κόσμος	in stock	5.00 EUR	Ήλιος					Home
RU1	RU1	Ёлочная щётка	in stock	5.00 EUR	Берёза					Home
UA1	UA1	Ґудзик синій	in stock	5.00 EUR	Їжак					Home
AR1	AR1	كُوب قَهْوَة أحمر	in stock	5.00 EUR	نجم					Kitchen
AR2	AR2	مصباح ١٢ فولت	in stock	5.00 EUR	نجم					Home
FA1	FA1	کتابخانه یاس	in stock	5.00 EUR	گل					Home
HE1	HE1	כּוֹס קָפֶה חוּם	in stock	5.00 EUR	אור					Kitchen
TH1	TH1	แก้วกาแฟสแตนเลสเก็บความเย็น	in stock	5.00 EUR	ช้าง					Kitchen
ZH1	ZH1	不锈钢保温杯 大号	in stock	5.00 EUR	虎					Kitchen
ZH2	ZH2	儿童雨衣黄色	in stock	5.00 EUR	虎					Clothes
JA1	JA1	ステンレスマグカップ 赤	in stock	5.00 EUR	松					Kitchen
JA2	JA2	ﾀｵﾙがーぜの布	in stock	5.00 EUR	松					Home
KO1	KO1	스테인리스 머그컵 빨강	in stock	5.00 EUR	별					Kitchen
HI1	HI1	किताब की अलमारी	in stock	5.00 EUR	तारा					Home
FW1	FW1	ＬＥＤ Ｌａｍｐ ５Ｗ	in stock	5.00 EUR	ﬁne					Home
MU-TEAL	MU	Mug Teal	in stock	9.00 EUR	Hult	10012345678926	1000 0044	Teal		Kitchen
TEAK	TEAK	Bench	in stock	99.00 EUR	Vey					Garden
TP1	TP1	Tea pot	in stock	19.00 EUR	Hult					Kitchen
CH-ANTHRACITE	CH	Chair Anthracite	in stock	59.00 EUR	Vey			Anthracite		Home
CH-REDWOOD	CH	Chair Redwood	in stock	59.00 EUR	Vey			Redwood		Home
CH-OFF-WHITE	CH	Chair Off-white	in stock	59.00 EUR	Vey			Off-white		Home
AN1	AN1	Ant farm	in stock	29.00 EUR	Vey					Home
TM1	TM1	Dry™ liner 2½ in	in stock	5.00 EUR	Vey					Clothes
`

/** What shoppers type, and the title that must be first. */
export const phrases: readonly (readonly [kind: string, phrase: string, title: string])[] = [
  ['SKU', 'TB-1002', 'Trail boots'],
  ['number of a variant', 'TB-1002-3', 'Trail boots'],
  ['without separators', 'tb10023', 'Trail boots'],
  ['spaces', 'TB 1002 3', 'Trail boots'],
  ['slashes', 'tb/1002/3', 'Trail boots'],
  ['dots and underscores', 'TB.1002_3', 'Trail boots'],
  ['other hyphens', 'TB‑1002–3', 'Trail boots'],
  ['partly typed', 'tb100', 'Trail boots'],
  ['separators in other places', 'T B1002-3', 'Trail boots'],
  ['a number among words', 'boots TB-1002-3', 'Trail boots'],
  ['a number without separators among words', 'sand boots tb10023', 'Trail boots'],
  ['code with a dot and an underscore', 'CA-900-12', 'Camp axe'],
  ['code with a dot and an underscore, joined', 'ca90012', 'Camp axe'],
  ['joined SKU', 'ck1401', 'Chef’s tongs'],
  ['capitals', 'CK1401', 'Chef’s tongs'],
  ['full-width', 'ＣＫ－１４０１', 'Chef’s tongs'],
  ['beginning of a SKU', 'ck-14', 'Chef’s tongs'],
  ['an EAN-13', '4006381333948', 'Trail boots'],
  ['an EAN-13 with spaces', '4 006381 333948', 'Trail boots'],
  ['an EAN-13 as GTIN-14', '04006381333955', 'Trail boots low'],
  ['beginning of an EAN-13', '40063813339', 'Trail boots'],
  ['end of an EAN-13', '381333955', 'Trail boots low'],
  ['EAN-8', '9638 5074', 'Camp axe'],
  ['EAN-8 as GTIN-13', '0000096385074', 'Camp axe'],
  ['UPC', '036000291452', 'Chef’s tongs'],
  ['UPC as EAN-13', '0036000291452', 'Chef’s tongs'],
  ['UPC without its zero', '36000291452', 'Chef’s tongs'],
  ['GTIN-14', '1 00 12345 67890 2', 'Mug'],
  ['MPN', 'FB/77-A.4', 'Trail boots'],
  ['MPN without separators', 'fb78a1', 'Trail boots low'],
  ['MPN with a zero in front', '0815t', 'Chef’s tongs'],
  ['MPN of digits', '10000043', 'Mug'],
  ['MPN with a space', 'ax900 12', 'Camp axe'],
  ['code of letters without separators', 'tex', 'Crew tee'],
  ['code of letters with a space', 'te m', 'Crew tee'],
  ['option and title', 'red mug', 'Mug'],
  ['title and option', 'MUG blue', 'Mug'],
  ['size', 'XL', 'Crew tee'],
  ['size and title', 'tee xl', 'Crew tee'],
  ['number of a size', 'boots 43', 'Trail boots'],
  ['Turkish small letters', 'kırmızı çiçekli ışık', 'KIRMIZI ÇİÇEKLİ IŞIK'],
  ['Turkish without accents', 'kirmizi cicekli isik', 'KIRMIZI ÇİÇEKLİ IŞIK'],
  ['Turkish capitals', 'İNCİR TABAĞI', 'İncir tabağı'],
  ['Turkish brand', 'CINAR tabagi', 'İncir tabağı'],
  ['beginning of a colour', 'anthr', 'Chair'],
  ['title and beginning of a colour', 'chair redw', 'Chair'],
  ['colour of two words', 'off white chair', 'Chair'],
  ['misspelled colour', 'antracite', 'Chair'],
  ['German capitals', 'GROSSE GIESSKANNE', 'Große Gießkanne grün'],
  ['German capital ß', 'GIEẞKANNE', 'Große Gießkanne grün'],
  ['German without umlauts', 'mueller gruen', 'Große Gießkanne grün'],
  ['German umlauts as vowels', 'muller grun', 'Große Gießkanne grün'],
  ['Polish', 'LYZKA zlota', 'Łyżka złota'],
  ['Danish', 'rodgrod skal', 'Rødgrød skål'],
  ['Danish digraphs', 'roedgroed skaal', 'Rødgrød skål'],
  ['ligature of a brand', 'aero skål', 'Rødgrød skål'],
  ['Icelandic', 'thykk peysa med', 'Þykk peysa með ermum'],
  ['Lithuanian', 'AZUOLINE sluoste zasu', 'Ąžuolinė šluostė žąsų ūkiui'],
  ['Lithuanian combining letters', 'šluoste\u0307'.normalize('NFD'), 'Ąžuolinė šluostė žąsų ūkiui'],
  ['French', 'creme BRULEE coeur', 'Crème brûlée cœur'],
  ['Greek capitals', 'ΜΕΓΑΛΟΣ ΚΟΣΜΟΣ', 'Μεγάλος κόσμος'],
  ['Greek beginning of a word', 'κοσμοσ', 'Μεγάλος κόσμος'],
  ['Russian without ё', 'елочная ЩЕТКА', 'Ёлочная щётка'],
  ['Ukrainian', 'гудзик', 'Ґудзик синій'],
  ['Arabic without harakat', 'كوب قهوة احمر', 'كُوب قَهْوَة أحمر'],
  ['Arabic with tatweel', 'قهـــوه', 'كُوب قَهْوَة أحمر'],
  ['Arabic digits', 'مصباح 12', 'مصباح ١٢ فولت'],
  ['Persian letters of an Arabic keyboard', 'كتابخانه ياس', 'کتابخانه یاس'],
  ['Hebrew without niqqud', 'כוס קפה', 'כּוֹס קָפֶה חוּם'],
  ['Thai word within a title', 'กาแฟ', 'แก้วกาแฟสแตนเลสเก็บความเย็น'],
  ['Thai words with a gap', 'แก้วเก็บความเย็น', 'แก้วกาแฟสแตนเลสเก็บความเย็น'],
  ['Chinese word within a title', '保温杯', '不锈钢保温杯 大号'],
  ['Chinese words with a gap', '不锈钢杯', '不锈钢保温杯 大号'],
  ['Chinese of two letters', '雨衣', '儿童雨衣黄色'],
  ['Chinese in another order', '黄色雨衣', '儿童雨衣黄色'],
  ['Japanese word within a title', 'マグカップ', 'ステンレスマグカップ 赤'],
  ['Japanese with another script of kana', 'まぐかっぷ', 'ステンレスマグカップ 赤'],
  ['Japanese of half width', 'ﾏｸﾞｶｯﾌﾟ', 'ステンレスマグカップ 赤'],
  ['Japanese in another order', '赤 ステンレス', 'ステンレスマグカップ 赤'],
  ['Japanese written in half width', 'タオル', 'ﾀｵﾙがーぜの布'],
  ['Korean beginning of a word', '머그', '스테인리스 머그컵 빨강'],
  ['Korean end of a word', '컵 스테인', '스테인리스 머그컵 빨강'],
  ['Hindi', 'अलमारी किताब', 'किताब की अलमारी'],
  ['full-width title', 'led lamp 5w', 'ＬＥＤ Ｌａｍｐ ５Ｗ'],
  ['ligature', 'fine lamp', 'ＬＥＤ Ｌａｍｐ ５Ｗ'],
  ['trade mark', 'dry liner', 'Dry™ liner 2½ in'],
  ['fraction', 'liner 2 1/2', 'Dry™ liner 2½ in'],
  ['soft hyphen and invisible marks', '\u202atrail\u200b bo\u00adots\u202c low', 'Trail boots low'],
]

/** Phrases, and the titles of all goods that they find. The words of an option count as a whole. */
export const exactly: readonly (readonly [phrase: string, titles: readonly string[]])[] = [
  ['tea', ['Tea pot']],
  ['teal', ['Mug']],
  ['teak', ['Bench']],
  ['tea kitchen', ['Tea pot']],
  ['mug tea', []],
  ['ant', ['Ant farm']],
  ['anth', ['Chair']],
  ['anth chair', []],
  ['anthracite chair', ['Chair']],
  ['red', ['Mug']],
  ['red chair', []],
  ['wood', []],
  ['redwood', ['Chair']],
  ['whi', []],
  ['white', ['Chair', 'Crew tee']],
]
