import './gallery.ts';
import './news.ts';
import './portraits.ts';
import './positions.ts';
