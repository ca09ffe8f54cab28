import { path } from '../../ui/icons.tsx';

/** What the screens of the back office are known by. */
export const DashboardIcon = path('M3 3h6v8H3zM11 3h6v4.5h-6zM11 9.5h6V17h-6zM3 13h6v4H3z');
export const UsersIcon = path(
  'M7.5 9.5a3 3 0 1 0 0-6a3 3 0 0 0 0 6zM2 16.5c.4-3 2.4-4.8 5.5-4.8s5.1 1.8 5.5 4.8M13 3.8a3 3 0 0 1 0 5.5M15 12c1.7.7 2.7 2.2 3 4.5',
);
export const AmbassadorsIcon = path(
  'M3 7.8v4l2.5.3 9.5 3.8V3.9L5.5 7.5zM17.4 8.4v3M6 12.3l.9 4.2h2.4l-.7-3.2',
);
export const QuestionIcon = path(
  'M10 17.5a7.5 7.5 0 1 0 0-15a7.5 7.5 0 0 0 0 15zM7.8 8a2.2 2.2 0 1 1 4 1.2c-.7.8-1.8 1.1-1.8 2.3M10 13.9v.1',
);
export const TreeIcon = path(
  'M10 6.5a2 2 0 1 0 0-4a2 2 0 0 0 0 4zM5 17.5a2 2 0 1 0 0-4a2 2 0 0 0 0 4zM15 17.5a2 2 0 1 0 0-4a2 2 0 0 0 0 4zM10 6.5V10M5 13.5V10h10v3.5',
);
export const KeyIcon = path('M6.5 17a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM9 11l7.5-7.5M13.5 6.5l2.5 2.5');
export const LogIcon = path('M4.5 2.5h11v15h-11zM7.5 6.5h5M7.5 10h5M7.5 13.5h3');
export const AccountIcon = path(
  'M10 17.5a7.5 7.5 0 1 0 0-15a7.5 7.5 0 0 0 0 15zM10 11a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5zM5.3 15.5c.9-1.6 2.6-2.4 4.7-2.4s3.8.8 4.7 2.4',
);
/** Nothing is here. */
export const TrayIcon = path(
  'M2.5 11.5l2.5-8h10l2.5 8v5h-15zM2.5 11.5h4.3c.5 1.5 1.6 2.2 3.2 2.2s2.7-.7 3.2-2.2h4.3',
);
