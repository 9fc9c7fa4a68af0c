-- Content pages; the pages of categories and products come from the catalogue.
create table page (
  key text primary key,
  -- id of the picture for link previews (Open Graph)
  og_image text,
  categories_on_desktop boolean not null default false,
  -- hash of the token that shows the unpublished page; null: the page is public
  preview_hash text
);
create table page_text (
  page text not null references page (key) on delete cascade,
  lang text not null,
  path text not null check (path ~ '^/([^/]|$)'),
  title text not null,
  description text not null,
  -- in display order, in the format of the kit
  blocks jsonb not null,
  primary key (page, lang)
);
create unique index page_text_path on page_text (path, lang);

-- Replacements of paths that were given up, never on another site.
create table redirect (
  path text primary key check (path ~ '^/([^/]|$)'),
  target text not null check (target ~ '^/([^/]|$)' and target !~ '[[:cntrl:][:space:]\\]')
);

-- Articles, shown from their publication date on. Texts and paths as {"en": …, "lt": …}.
create table news (
  id text primary key,
  published date not null,
  image_id text,
  content_images text[] not null default '{}',
  titles jsonb not null,
  summaries jsonb not null,
  contents jsonb not null,
  paths jsonb not null,
  product_paths jsonb
);
create index news_published on news (published desc, id);
