-- Menus: a JSON list of nodes per type, with each text in both languages.
create table menu (
  type text primary key,
  nodes jsonb not null
);
