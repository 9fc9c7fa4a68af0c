-- The menus of the shop: one JSON list of nodes a type, each text in both languages.
create table menu (
  type text primary key,
  nodes jsonb not null
);
