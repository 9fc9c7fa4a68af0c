-- What /images/{id} can draw: the id is the hash of the recipe, so a row never changes.
create table image (
  id text primary key,
  recipe jsonb not null
);

-- Pictures that came with an imported catalogue.
create table photo (
  hash text primary key,
  bytes bytea not null
);
