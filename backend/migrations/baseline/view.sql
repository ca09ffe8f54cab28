-- Filters of users that the team keeps under a name.
CREATE TABLE user_view (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  filter jsonb NOT NULL CHECK (jsonb_typeof(filter) = 'object' AND NOT filter ?| '{search,signupIds}'),
  sort text CHECK (sort ~ '^-?\w{1,40}$'),
  columns text[],
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0)
);
CREATE UNIQUE INDEX user_view_name_key ON user_view (lower(name));

COMMENT ON TABLE user_view IS 'Views of the list of users, shared by the team. At most 100.';
COMMENT ON COLUMN user_view.filter IS 'Normalized conditions. Neither a search nor chosen users: what is typed for one person must not outlive their erasure.';
COMMENT ON COLUMN user_view.sort IS 'As the back office has it in the address of the list; null: its usual order.';
COMMENT ON COLUMN user_view.columns IS 'The shown columns, likewise; null: the usual ones.';
COMMENT ON COLUMN user_view.revision IS 'Counts the changes: an editor who read an older one does not overwrite a newer one unseen.';
