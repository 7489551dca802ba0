/** All styles, in the order of the cascade. */
import './tokens.css';
import './base.css';
import './controls.css';
import './shell.css';
import './components.css';
import './screens.css';
import './game.css';
import '../boards/boards.css';
import './print.css';
import './forced.css';
