-- What a separate commerce engine knows the session of its customer by.
alter table session add column engine_token text;
