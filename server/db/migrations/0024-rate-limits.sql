-- Counts of rate limits. The library inserts by position: the order of the columns is fixed. Unlogged, because a count is not worth a
-- write to the disk: a crash of the server resets the limits.
create unlogged table rate_limit (
  key text primary key,
  points int not null default 0,
  -- milliseconds since 1970
  expire bigint
);
