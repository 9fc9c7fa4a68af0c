create extension if not exists pg_trgm;

-- Categories, attribute values and product lists share one number space: `tokens` of a listing row has all it belongs to.
create sequence catalogue_token;

create table catalogue_version (
  one boolean primary key default true check (one),
  version int not null default 0
);
insert into catalogue_version default values;

-- `token` marks the products of the category and its subcategories, `own_token` only those placed directly in it.
create table category (
  id text primary key,
  parent text references category (id) on delete cascade,
  depth int not null,
  sort_number int not null,
  image_id text,
  render_type text,
  listing_type text,
  token int not null unique default nextval('catalogue_token'),
  own_token int not null unique default nextval('catalogue_token')
);
create table category_text (
  category text not null references category (id) on delete cascade,
  lang text not null,
  title text not null,
  path text not null,
  description text not null default '',
  search text not null,
  primary key (category, lang)
);

create table attribute (
  code text primary key,
  type text not null check (type in ('text', 'textWithImage', 'number', 'inputText', 'inputSelect', 'inputProduct', 'textMultiple')),
  sort_number int not null,
  is_filter boolean not null default false,
  suffix text,
  is_required boolean,
  is_rendered_as_dropdown boolean,
  has_link_to_search boolean,
  hide_tooltip boolean,
  image_size int
);
create table attribute_text (
  attribute text not null references attribute (code) on delete cascade,
  lang text not null,
  title text not null,
  group_title text,
  placeholder text,
  primary key (attribute, lang)
);
create table attribute_value (
  token int primary key default nextval('catalogue_token'),
  attribute text not null references attribute (code) on delete cascade,
  value text not null check (value !~ '[|,]'),
  sort_number int not null,
  -- surcharge per piece
  price_cents int,
  image_id text,
  tags text[] not null default '{}',
  unique (attribute, value)
);
create table attribute_value_text (
  token int not null references attribute_value (token) on delete cascade,
  lang text not null,
  title text not null,
  primary key (token, lang)
);

create table product_list (
  id text primary key,
  sort_number int not null,
  token int not null unique default nextval('catalogue_token')
);
create table product_list_text (
  product_list text not null references product_list (id) on delete cascade,
  lang text not null,
  title text not null,
  primary key (product_list, lang)
);

-- `specs` are facts ({"material": "steel", "weight": 450}), `choices` the values to choose a variant by ({"colour": ["red", "blue"]}).
create table product (
  no int generated always as identity primary key,
  id text not null unique,
  sku text not null unique,
  category text not null references category (id),
  specs jsonb not null,
  choices jsonb not null,
  inputs text[] not null default '{}',
  sell_without_stock boolean not null default false,
  min_delivery_days int
);
create table product_text (
  product_no int not null references product (no) on delete cascade,
  lang text not null,
  title text not null,
  path text not null,
  description text not null,
  -- HTML by tab code
  tabs jsonb not null,
  -- byte order is the alphabetical order of the language
  title_key text collate "C" not null,
  title_search text not null,
  search text not null,
  primary key (product_no, lang)
);
create index product_text_search on product_text using gin (search gin_trgm_ops);

-- `attribute_values` distinguish the variant ({"colour": "red", "size": "m"}).
create table variant (
  code text primary key,
  product_no int not null references product (no) on delete cascade,
  sort_number int not null,
  attribute_values jsonb not null,
  price_cents int not null check (price_cents >= 0),
  price_old_cents int check (price_old_cents >= 0),
  available_quantity int not null check (available_quantity >= 0),
  images text[] not null
);
create index variant_product on variant (product_no);

create table warehouse_stock (
  variant_code text not null references variant (code) on delete cascade,
  warehouse text not null,
  sort_number int not null,
  is_purchase_available boolean not null,
  available_quantity int not null check (available_quantity >= 0),
  delivery_min_days int not null,
  delivery_max_days int not null,
  primary key (variant_code, warehouse)
);

-- Price per piece from a quantity on, with the days until delivery.
create table quantity_date_price (
  product_no int not null references product (no) on delete cascade,
  from_quantity int not null check (from_quantity > 0),
  delivery_days int not null,
  price_cents int not null check (price_cents >= 0),
  price_old_cents int,
  primary key (product_no, from_quantity)
);

-- Other products in display order: kind 'related', or the code of the attribute that offers them.
create table product_relation (
  product_no int not null references product (no) on delete cascade,
  kind text not null,
  others int[] not null,
  primary key (product_no, kind)
);

-- Listing rows: one per product and, if it has several values of the split attribute, one per value.
create table listing (
  no int generated always as identity primary key,
  id text not null unique,
  product_no int not null references product (no) on delete cascade,
  split_attribute text,
  split_value text,
  in_whole boolean not null,
  in_split boolean not null,
  codes text[] not null,
  images text[] not null,
  price_cents int not null,
  price_old_cents int,
  discount int not null default 0,
  -- pieces that can be bought from the central warehouse, and from all warehouses
  stock int not null,
  available_quantity int not null,
  -- higher values come first
  rank int not null,
  newness int not null,
  tokens int[] not null,
  -- values of number attributes, for range filters
  numbers jsonb not null default '{}'
);
create index listing_product on listing (product_no);
create index listing_price on listing (price_cents, no);
create index listing_tokens on listing using gin (tokens);

-- All words of the search, to correct misspelled ones: a few thousand, compared one by one.
create table vocab (
  lang text not null,
  word text not null,
  products int not null,
  primary key (lang, word)
);
