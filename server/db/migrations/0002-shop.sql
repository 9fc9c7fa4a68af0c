-- Settings that can change at runtime: one JSON document per subject (configuration …).
create table setting (
  name text primary key,
  value jsonb not null
);

-- Interface texts, keyed by their English wording, and reported keys without a text.
create table translation (
  lang text not null,
  key text not null,
  text text not null,
  primary key (lang, key)
);
create table missing_translation (
  key text primary key,
  reported timestamptz not null default now()
);

-- Countries that the shop sells to; vat_rate 0.21 is 21 percent.
create table country (
  code text primary key,
  titles jsonb not null,
  vat_rate numeric(5, 4) not null check (vat_rate >= 0 and vat_rate < 1),
  currency text not null default 'EUR',
  sort_number int not null
);

-- Sessions of visitors, by the hash of the cookie.
create table session (
  hash text primary key,
  created timestamptz not null default now(),
  seen timestamptz not null default now()
);

-- Carts as the browser sent them. A session has one active cart; `id` is unguessable.
create table cart (
  id text primary key,
  session text not null references session (hash) on delete cascade,
  active boolean not null,
  data text not null check (octet_length(data) <= 256000),
  number bigint generated always as identity,
  updated timestamptz not null default now()
);
create unique index cart_active on cart (session) where active;

-- Amounts in cents. A code applies to products of a list, of a category, or to all when both are null.
create table discount_code (
  code text primary key,
  percent int check (percent between 1 and 100),
  amount_cents int check (amount_cents > 0),
  product_list text,
  category text,
  min_cart_cents int,
  max_cart_cents int,
  valid_until timestamptz,
  check ((percent is null) <> (amount_cents is null))
);
create table voucher (
  code text primary key,
  balance_cents int not null check (balance_cents >= 0),
  valid_until timestamptz
);
