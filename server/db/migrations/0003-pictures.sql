-- Recipes of /images/{id}. The id contains a hash of the recipe, so a row never changes.
create table image (
  id text primary key,
  recipe jsonb not null
);

-- Pictures of imported catalogues.
create table photo (
  hash text primary key,
  bytes bytea not null
);
